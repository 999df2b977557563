// Sounds, off by default: a few synthesised notes, no files.

import { keep, recall } from "./memory.js";

/** @typedef {[pitch: number, start: number, length: number, loudness: number]} Note in hertz and seconds */

/** @type {Record<string, Note[]>} */
export const TUNES = {
  turn: [
    [587, 0, 0.16, 0.5],
    [784, 0.12, 0.24, 0.4],
  ],
  dice: [
    [1900, 0, 0.025, 0.5],
    [1500, 0.06, 0.025, 0.45],
    [1750, 0.11, 0.025, 0.35],
    [1300, 0.19, 0.03, 0.3],
  ],
  away: [
    [392, 0, 0.18, 0.5],
    [523, 0.15, 0.18, 0.5],
    [659, 0.3, 0.42, 0.5],
  ],
  caught: [
    [220, 0, 0.16, 0.7],
    [165, 0.17, 0.32, 0.7],
  ],
  bell: [
    [880, 0, 0.7, 0.35],
    [1318, 0, 0.5, 0.2],
    [880, 0.45, 0.7, 0.3],
  ],
};

/** The tune by kind of event, the most important first. @type {[string, string][]} */
const HEARD = [
  ["escaped", "away"],
  ["zone-claimed", "away"],
  ["arrested", "caught"],
  ["collapsed", "caught"],
  ["shot", "caught"],
  ["searched", "bell"],
  ["night-falls", "bell"],
  ["day-breaks", "bell"],
  ["thrown", "dice"],
];

/** @type {AudioContext | null} */
let context = null;

export const sounding = () => recall("sound") === "on";

/** @param {boolean} on */
export function sound(on) {
  keep("sound", on ? "on" : null);
  play("turn");
}

/**
 * The tune for things that happened together; only the most important is played.
 * @param {{kind: string}[]} events
 * @param {boolean} asked whether a player at this browser is asked now and was not before
 * @returns {string} a tune, or ""
 */
export function heard(events, asked) {
  const kinds = new Set(events.map(({ kind }) => kind));
  return HEARD.find(([kind]) => kinds.has(kind))?.[1] ?? (asked ? "turn" : "");
}

/** @param {string} tune */
export function play(tune) {
  if (!sounding() || !(tune in TUNES) || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  for (const [pitch, start, length, loudness] of TUNES[tune]) {
    const at = context.currentTime + start;
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = "triangle";
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loudness * 0.3, at + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0004, at + length);
    voice.connect(volume).connect(context.destination);
    voice.start(at);
    voice.stop(at + length + 0.02);
  }
}
