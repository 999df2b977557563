// The plan as a bitmap, shown while zooming, because redrawing a thousand circles at
// every notch of the wheel is slow. Afterwards the sharp drawing is back.

const SCALE = 1.5;

export class Snapshot {
  constructor() {
    this.canvas = document.createElement("canvas");
    this.canvas.className = "stage-snapshot";
    /** The address of the picture it shows; "" while there is none. */
    this.of = "";
    this.wanted = "";
  }

  /**
   * Make the bitmap, unless it exists.
   * @param {string} address of the picture in the current theme
   * @param {import("../board/camera.js").Box} box
   */
  async take(address, box) {
    if (address === this.wanted) return;
    this.wanted = address;
    this.of = "";
    const image = new Image();
    image.src = address;
    try {
      await image.decode();
    } catch {
      return;
    }
    if (address !== this.wanted) return;
    const { canvas } = this;
    canvas.width = Math.round(box.w * SCALE);
    canvas.height = Math.round(box.h * SCALE);
    canvas.style.width = `${box.w}px`;
    canvas.style.height = `${box.h}px`;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    this.of = address;
  }
}
