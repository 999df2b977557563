// A bot for Gone Away in JavaScript: it draws a verb, then a piece, then a target.
//
//     goneaway simulate colditz --bots "simple,simple,simple,exec:node docs/bots/wanderer.mjs" --games 1
//
// Messages come as JSON, one a line, and are answered the same way: docs/bot-protocol.md.
import { createInterface } from "node:readline";

let state = 1;

/** One of a list, by lot: the same seed gives the same game (xorshift). */
function lot(list) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return list[(state >>> 0) % list.length];
}

const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const [kind, body] = Object.entries(JSON.parse(line))[0];
  if (kind === "hello") {
    say({ hello: { protocol: 1, name: "wanderer", wants: [] } });
  } else if (kind === "new") {
    state = parseInt(body.seed.slice(0, 8), 16) || 1;
  } else if (kind === "choose") {
    say({ action: lot(lot(lot(body.legal).groups).actions) });
  } else if (kind === "bye") {
    break;
  }
}
