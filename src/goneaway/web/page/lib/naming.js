// Names that the page has for what the server names by a word.

import { say, words } from "./words.js";

/** What a bot is called. @param {string} bot */
export function bot_name(bot) {
  const name = `bot-${bot}`;
  return words.knows(name) ? words.say(name) : say("bot-other", { bot });
}
