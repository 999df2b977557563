// The plan as a bitmap, shown while the scale changes: a drawing of a thousand circles is not drawn anew for
// every notch of a wheel. At rest the drawing itself is back, sharp.

const SCALE = 1.5;

export class Snapshot {
  constructor() {
    this.canvas = document.createElement("canvas");
    this.canvas.className = "stage-snapshot";
    /** What it is a picture of; "" while there is none. */
    this.of = "";
    this.wanted = "";
  }

  /**
   * Makes it, if it is not there yet.
   * @param {string} address of the picture in the theme that is worn
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
