// Made of the server's types by tests/web/messages.py: do not edit.

export interface Walk {
  pawn: string;
  from: string;
  to: string;
  cost: number;
}

export interface Line {
  kind: string;
  sentence: string;
  clause: string;
  places: string[];
  pawns: string[];
  seat: string;
  names: Record<string, string>;
  walk: Walk | null;
  dice: number[];
}

export interface Verdict {
  code: string;
  sentence: string;
  clause: string;
  title: string;
  citation: string;
  remedies: string[];
  remark: string;
  places: string[];
  pawns: string[];
  reason: string;
  way: string[];
  round: number;
  head: string;
  rest: string;
}

export interface Verb {
  word: string;
  whole: boolean;
  label: string;
}

export interface Question {
  seat: number;
  mine: boolean;
  kind: string;
  clause: string;
  citation: string;
  question: string;
  title: string;
  reason: string;
  seconds: number;
  pawns: string[];
  places: string[];
  discreet: boolean;
  verbs: Verb[];
  only: string;
  beside: string[];
}

export interface Choice {
  word: string;
  label: string;
  whole: boolean;
}

export interface Choices {
  words: string[];
  kind: string;
  title: string;
  choices: Choice[];
  apart: number | null;
  remarks: string[];
  lit: Record<string, number>;
  whole: boolean;
}

export interface Event {
  kind: string;
  parameters?: Record<string, any>;
}

export interface Refusal {
  code: string;
  sentence: string;
  clause?: string | null;
  parameters?: Record<string, any>;
  remedies?: string[];
  title?: string;
  citation?: string;
  reason?: string;
  remark?: string;
  head?: string;
  rest?: string;
  places?: string[];
  pawns?: string[];
  way?: string[];
  round?: number;
}

export interface DoClaim {
  kind: "claim";
  seat: number | "any";
  contribution?: string;
}

export interface DoLeave {
  kind: "leave";
}

export interface DoKick {
  kind: "kick";
  seat?: number | null;
  name?: string;
}

export interface DoSeatBot {
  kind: "bot";
  seat: number;
  level?: string;
}

export interface DoStart {
  kind: "start";
}

export interface DoAct {
  kind: "act";
  action: string;
  seat?: number | null;
  lasts?: number;
}

export interface DoUndo {
  kind: "undo";
  seat?: number | null;
}

export interface DoSay {
  kind: "say";
  to: "table" | "officers" | number[];
  text: string;
  seat?: number | null;
}

export interface DoOrder {
  kind: "order";
  window: string;
  answer?: string;
  once?: boolean;
  seat?: number | null;
}

export interface DoCover {
  kind: "cover";
  level: string;
  seat?: number | null;
}

export interface DoReturn {
  kind: "return";
  seat?: number | null;
}

export interface DoResign {
  kind: "resign";
  seat?: number | null;
}

export interface DoPropose {
  kind: "propose";
  what: "pause" | "rewind" | "end";
  to?: number;
}

export interface DoAgree {
  kind: "agree";
  proposal: number;
}

export interface DoDisagree {
  kind: "disagree";
  proposal: number;
}

export interface DoResume {
  kind: "resume";
}

export interface DoRematch {
  kind: "rematch";
}

export type Command =
  | DoClaim
  | DoLeave
  | DoKick
  | DoSeatBot
  | DoStart
  | DoAct
  | DoUndo
  | DoSay
  | DoOrder
  | DoCover
  | DoReturn
  | DoResign
  | DoPropose
  | DoAgree
  | DoDisagree
  | DoResume
  | DoRematch;

export interface AskState {
  kind: "state";
  seat?: number | null;
}

export interface AskRules {
  kind: "rules";
}

export interface AskResult {
  kind: "result";
}

export interface AskLegalActions {
  kind: "legal";
  verb?: string;
  seat?: number | null;
}

export interface AskAsideActions {
  kind: "asides";
  seat?: number | null;
}

export interface AskWhyNot {
  kind: "why";
  action: string;
  seat?: number | null;
}

export interface AskChoicesOf {
  kind: "choices";
  words?: string[];
  beside?: boolean;
  seat?: number | null;
}

export interface AskMeant {
  kind: "meant";
  words: string[];
  seat?: number | null;
}

export interface AskWaysOf {
  kind: "ways";
  pawn: string;
  via?: string[];
  seat?: number | null;
}

export interface AskLook {
  kind: "look";
  name: string;
  seat?: number | null;
}

export interface AskHintFor {
  kind: "hint";
  seat?: number | null;
}

export interface AskSpots {
  kind: "spots";
  seat?: number | null;
}

export interface AskFits {
  kind: "fits";
  tile?: string;
  cell?: string;
  seat?: number | null;
}

export interface AskThreat {
  kind: "threat";
  seat?: number | null;
}

export interface AskArrests {
  kind: "arrests";
  seat?: number | null;
}

export interface AskPreview {
  kind: "preview";
  action: string;
  seat?: number | null;
}

export interface AskDoing {
  kind: "doing";
  actions: string[];
  seat?: number | null;
}

export interface AskOlder {
  kind: "older";
  before: number;
  most?: number;
  seat?: number | null;
}

export interface AskSince {
  kind: "since";
  seat?: number | null;
}

export interface AskStory {
  kind: "story";
  eyes?: number | null;
  seat?: number | null;
}

export interface AskReplay {
  kind: "replay";
  ply: number;
  eyes?: number | null;
  seat?: number | null;
}

export type Asked =
  | AskState
  | AskRules
  | AskResult
  | AskLegalActions
  | AskAsideActions
  | AskWhyNot
  | AskChoicesOf
  | AskMeant
  | AskWaysOf
  | AskLook
  | AskHintFor
  | AskSpots
  | AskFits
  | AskThreat
  | AskArrests
  | AskPreview
  | AskDoing
  | AskOlder
  | AskSince
  | AskStory
  | AskReplay;
