from .island_front import IslandFront as CastleFront
