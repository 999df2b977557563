// Made of the server's types by tests/web/messages.py: do not edit.

export type Value = boolean | number | string | (number | string)[] | Record<string, number>;

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

export interface DidOpened {
  kind: "opened";
  at: number;
  person?: string;
  request?: string;
  settings: Settings;
  name: string;
  seats: string[];
  chairs: number[][];
  commitment: string;
  edition?: string;
  after?: string;
}

export interface Settings {
  game: string;
  players: number;
  rules?: Record<string, unknown>;
  house?: string;
  title?: string;
  bots?: Record<string, string>;
  pace?: Pace;
  watch?: "none" | "link" | "open";
  delay?: number;
  listed?: boolean;
  undo?: boolean;
}

export interface Pace {
  kind?: "live" | "slow";
  turn?: number;
  game?: number;
  by_rules?: boolean;
  absent?: number;
  reaction?: number;
}

export interface DidImported {
  kind: "imported";
  at: number;
  person?: string;
  request?: string;
  record: string;
}

export interface DidSeated {
  kind: "seated";
  at: number;
  person?: string;
  request?: string;
  seat: number;
  sitter: string;
  name: string;
  contribution?: string;
}

export interface DidLeft {
  kind: "left";
  at: number;
  person?: string;
  request?: string;
  sitter: string;
  name: string;
  kicked?: boolean;
}

export interface DidBotSeated {
  kind: "bot";
  at: number;
  person?: string;
  request?: string;
  seat: number;
  level?: string;
}

export interface DidStarted {
  kind: "started";
  at: number;
  person?: string;
  request?: string;
  engine: string;
  rules: Record<string, unknown>;
  contributions: string[];
  sitters: Sitter[];
  told?: string;
}

export interface Sitter {
  name: string;
  person?: string;
  bot?: string;
}

export interface DidActed {
  kind: "acted";
  at: number;
  person?: string;
  request?: string;
  seat: number;
  action: string;
  by?: "" | "person" | "bot" | "auto" | "clock" | "order";
  drawn?: [string, number, number | number[]][] | null;
  told?: string;
  lasts?: number;
  why?: [string, Record<string, unknown>] | null;
}

export interface DidUndone {
  kind: "undone";
  at: number;
  person?: string;
  request?: string;
  seat: number;
  back_to?: number;
}

export interface DidRewound {
  kind: "rewound";
  at: number;
  person?: string;
  request?: string;
  back_to: number;
}

export interface DidEnded {
  kind: "ended";
  at: number;
  person?: string;
  request?: string;
  secret: string;
  how?: "played" | "abandoned" | "closed";
}

export interface DidSaid {
  kind: "said";
  at: number;
  person?: string;
  request?: string;
  seat: number;
  name: string;
  text: string;
  ears?: number[];
  all?: boolean;
}

export interface DidOrdered {
  kind: "ordered";
  at: number;
  person?: string;
  request?: string;
  seat: number;
  window: string;
  answer?: string;
  once?: boolean;
}

export interface DidMissed {
  kind: "missed";
  at: number;
  person?: string;
  request?: string;
  seat: number;
}

export interface DidFound {
  kind: "found";
  at: number;
  person?: string;
  request?: string;
  seat: number;
}

export interface DidCovered {
  kind: "covered";
  at: number;
  person?: string;
  request?: string;
  seat: number;
  level: string;
  why?: "asked" | "absent";
}

export interface DidFlagged {
  kind: "flagged";
  at: number;
  person?: string;
  request?: string;
  seat: number;
  clock: "turn" | "game";
  level: string;
}

export interface DidReturned {
  kind: "returned";
  at: number;
  person?: string;
  request?: string;
  seat: number;
}

export interface DidResigned {
  kind: "resigned";
  at: number;
  person?: string;
  request?: string;
  seat: number;
  level: string;
}

export interface DidProposed {
  kind: "proposed";
  at: number;
  person?: string;
  request?: string;
  what: "pause" | "rewind" | "end";
  seat: number;
  back_to?: number;
}

export interface DidAgreed {
  kind: "agreed";
  at: number;
  person?: string;
  request?: string;
  proposal: number;
  seat: number;
}

export interface DidDisagreed {
  kind: "disagreed";
  at: number;
  person?: string;
  request?: string;
  proposal: number;
  seat: number;
}

export interface DidPaused {
  kind: "paused";
  at: number;
  person?: string;
  request?: string;
}

export interface DidResumed {
  kind: "resumed";
  at: number;
  person?: string;
  request?: string;
  seat: number;
}

export interface DidWoke {
  kind: "woke";
  at: number;
  person?: string;
  request?: string;
}

export interface DidRematched {
  kind: "rematched";
  at: number;
  person?: string;
  request?: string;
  code: string;
}

export type Entry =
  | DidOpened
  | DidImported
  | DidSeated
  | DidLeft
  | DidBotSeated
  | DidStarted
  | DidActed
  | DidUndone
  | DidRewound
  | DidEnded
  | DidSaid
  | DidOrdered
  | DidMissed
  | DidFound
  | DidCovered
  | DidFlagged
  | DidReturned
  | DidResigned
  | DidProposed
  | DidAgreed
  | DidDisagreed
  | DidPaused
  | DidResumed
  | DidWoke
  | DidRematched;

export interface Refusal {
  code: string;
  sentence: string;
  clause?: string | null;
  parameters?: Record<string, unknown>;
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

export interface Announced {
  id: string;
  text: string;
  since: number;
}

export interface Done {
  number: number;
  answer: Record<string, unknown>;
}

export interface Greeting {
  table: string;
  eyes: number | null;
  seats: number[];
  number: number;
  host: boolean;
}

export interface Presence {
  away: Away[];
}

export interface Away {
  seat: number;
  seconds: number;
}

export interface State {
  number: number;
  eyes: number | null;
  parts: Parts;
  log: Item[];
  talk: Item[];
}

export interface Item {
  number: number;
  entry: Entry;
  lines: Line[];
  replaces: number;
  events?: Event[];
}

export interface Line {
  kind: string;
  sentence: string;
  pieces: [string, string][];
  clause: string;
  rule: string;
  places: string[];
  pawns: string[];
  seat: string;
  walk: Walk | null;
  dice: number[];
}

export interface Walk {
  pawn: string;
  from: string;
  to: string;
  cost: number;
}

export interface Event {
  kind: string;
  parameters?: Record<string, unknown>;
}

export interface Told {
  number: number;
  entry: Entry;
  lines: Line[];
  replaces: number;
  events?: Event[];
  parts?: Partial<Parts>;
}

export interface ColditzStatus {
  sentence: string;
  phase: string;
  round: number;
  rounds: number;
  clock: Clock | null;
  turn: string;
  decides: string;
  points: number;
  again: boolean;
}

export interface Clock {
  night: boolean;
  day: number;
  days: number;
  left: number;
}

export interface GuardsLeft {
  board: number;
  reserve: number;
  returned: number;
  cards: number;
  on_turn: boolean;
  sentence: string;
}

export interface Note {
  kind: string;
  sentence: string;
  pawns: string[];
  places: string[];
}

export interface StocksLeft {
  stacks: Record<string, number | null>;
  kits: number;
  opportunity: number;
  security: number;
  dod: number;
  sentences: string[];
}

export interface TunnelState {
  tunnel: string;
  name: string;
  state: string;
  owner: string;
  detected: boolean;
  sentence: string;
}

export interface Cells {
  block: string;
  name: string;
  capacity: number;
  men: string[];
}

export interface Team {
  seat: string;
  name: string;
  letter: string;
  men: Man[];
  cards: number;
  equipped: boolean | null;
  kit: boolean;
  escapes: number;
  on_turn: boolean;
  own: boolean;
  eliminated: boolean;
}

export interface Man {
  pawn: string;
  place: string;
  condition: string;
}

export interface Hand {
  cards: Card[];
  limit: number;
  equipment: string[] | null;
  kit: boolean;
}

export interface Card {
  card: string;
  title: string;
  effect: string;
}

export interface Offer {
  number: number;
  giver: string;
  taker: string;
  give: string[];
  want: string[];
  titles: Record<string, string>;
  sentence: string;
}

export interface SeenTeam {
  men: Record<string, string>;
  equipment?: Record<string, number>;
}

export interface SectionXStatus {
  sentence: string;
  round: number;
  final: boolean;
  seat: number;
  who: string;
  phase: string;
  tile: string;
  steps: number;
  tired: Record<string, number>;
  last: boolean;
  piles: number[];
}

export interface Tile {
  cell: string;
  tile: string;
  rotation: number;
  hideout: boolean;
  sections: Section[];
  doors: Record<string, string>;
  dead_ends: string[];
  fresh: boolean;
}

export interface Section {
  sides: string[];
  men: string[];
  owner: string;
}

export interface Danger {
  near: boolean;
  buried: string[];
  kept: string[];
}

export interface Panels {
  players: Player[];
  piles: Piles;
  stock: string[];
  warnings: string[];
}

export interface Player {
  seat: number;
  colour: string;
  name: string;
  on_turn: boolean;
  own: boolean;
  counted: Count;
  key: boolean;
  tiles: number;
  stock: string[] | null;
  threshold: number;
  goal: number;
}

export interface Count {
  home: number;
  tunnels: number;
  hidden: number;
  green: number;
  free: number;
  buried: number;
  supply: number;
  board: number;
  aside: number;
}

export interface Piles {
  sizes: number[];
  tops: [number, string][];
}

export interface Seen {
  colour: string;
  men: Record<string, string>;
}

export interface About {
  code: string;
  title: string;
  game: string;
  game_title: string;
  stage: string;
  edition: string;
  edition_title: string;
  players: number;
  status: "gathering" | "playing" | "paused" | "ended";
  closed: boolean;
  host: number | null;
  guests: string[];
  pace: PaceTold;
  watch: "none" | "link" | "open";
  delay: number;
  undo: boolean;
  commitment: string;
  rules: string[];
  rematch: string;
  ply: number;
  plan?: string;
}

export interface PaceTold {
  kind: "live" | "slow";
  turn: number;
  game: number;
  reaction: number;
}

export interface Clocks {
  left: Record<string, number>[];
  awaited: number | null;
  since: number;
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

export interface Verb {
  word: string;
  whole: boolean;
  label: string;
}

export interface Undo {
  can: boolean;
  why: string;
}

export interface Ranking {
  why: string;
  columns: string[];
  seats: Placed[];
  note: string;
}

export interface Placed {
  place: number;
  seat: number;
  name: string;
  numbers: number[];
}

export interface Seat {
  seat: number;
  name: string;
  person: string;
  bot: string;
  cover: string;
  why: string;
  missing: number;
  resigned: boolean;
  title: string;
  you: boolean;
  role?: string;
  nation?: string;
  letter?: string;
  bot_title?: string;
}

export interface Proposal {
  number: number;
  what: "pause" | "rewind" | "end";
  seat: number | null;
  to: number;
  agreed: number[];
}

export interface Order {
  window: string;
  answer: string;
  once: boolean;
}

export interface Parts {
  about: About;
  clocks: Clocks | null;
  asked: Question | null;
  undo: Undo | null;
  outcome: Ranking | null;
  seats: Seat[];
  proposals: Proposal[];
  orders: Order[];
  "board/lines"?: string[];
  "board/status"?: Partial<ColditzStatus> & Partial<SectionXStatus>;
  "board/guards"?: GuardsLeft;
  "board/notes"?: Note[];
  "board/stocks"?: StocksLeft;
  "board/tunnels"?: TunnelState[];
  "board/cells"?: Cells[];
  "board/at_large"?: string[];
  "board/teams"?: Team[];
  "board/hand"?: Hand | null;
  "board/offers"?: Offer[];
  "board/own"?: string[];
  "view/seat"?: string | null;
  "view/turn"?: string;
  "view/points"?: number;
  "view/teams"?: SeenTeam[];
  "view/guards"?: Record<string, string>;
  "board/tiles"?: Tile[];
  "board/danger"?: Danger;
  "board/panels"?: Panels;
  "view/players"?: Seen[];
  "view/zones"?: Record<string, string | null>;
}

export interface Settled {
  seats: string[];
  rules: Record<string, unknown>;
}

export interface Allowed {
  allowed: true;
  action: string;
}

export interface Forbidden {
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
  allowed: false;
  action: string;
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

export interface Choice {
  word: string;
  label: string;
  note: string;
  whole: boolean;
}

export interface Meant {
  actions: string[];
}

export interface ColditzWays {
  pawn: string;
  points: number;
  destinations: Destination[];
  named: number;
  beyond: Record<string, number>;
}

export interface Destination {
  label: string;
  place: string;
  kind: string;
  name: string;
  cost: number;
  cards: string[];
  path: string[];
  claims: string[];
}

export interface SectionXWays {
  pawn: string;
  ways: Way[];
}

export interface Way {
  to: string;
  cost: number;
  path: string[];
  actions: string[];
  lines: string[];
  buried: string[];
}

export interface Ways {
  pawn: string;
}

export interface Looked {
  name: string;
  kind: string;
  lines: string[];
  pawns: string[];
  places: string[];
}

export interface Hint {
  action: string;
  why: string;
}

export interface SectionXSpots {
  walkers: string[];
  spots: Spot[];
  men: string[];
  tiles: string[];
  cells: string[];
  doors: string[];
  carried: Record<string, string[]>;
}

export interface Spot {
  text: string;
  verb: string;
  label: string;
  pawns: string[];
  places: string[];
}

export interface Spots {
  walkers: string[];
  spots: Spot[];
}

export interface Fits {
  tile: string;
  cell: string;
  cells: Record<string, number[]>;
  turns: number[];
  swaps: Record<string, [number, number][]>;
  beside: string[];
  distances: Record<string, number>;
}

export interface Threat {
  places: Record<string, number>;
  most: number;
  men: Record<string, number>;
  exits: Exit[];
}

export interface Exit {
  place: string;
  guard: number | null;
  man: number | null;
}

export interface Arrests {
  can: Arrestable[];
  cannot: Spared[];
  wrong: Wrong[];
}

export interface Arrestable {
  pawn: string;
  guard: string;
  cost: number;
  actions: string[];
  path: string[];
}

export interface Spared {
  pawn: string;
  verdict: Verdict;
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

export interface Wrong {
  guard: string;
  verdict: Verdict;
}

export interface ColditzPreview {
  lines: Line[];
  places: string[];
  pawns: string[];
  open: boolean;
  run: Run | null;
  risk: string;
}

export interface Run {
  man: string;
  places: string[];
  length: number;
  odds: Odds[];
}

export interface Odds {
  throws: number;
  chance: number;
}

export interface SectionXPreview {
  lines: Line[];
  places: string[];
  pawns: string[];
  open: boolean;
  buried: string[];
  tiles: Tile[];
}

export interface Preview {
  lines: Line[];
  places: string[];
  pawns: string[];
  open: boolean;
}

export interface Since {
  number: number;
  from: number;
  at: number;
  first_turn: boolean;
  seats: Doings[];
}

export interface Doings {
  seat: number;
  dice: number[];
  lines: Line[];
  first: number[];
}

export interface Played {
  ply: number;
  seat: number;
  lines: Line[];
  replaces: number;
  why: string;
}

export interface Replayed {
  ply: number;
  of: number;
  parts: Partial<Parts>;
  lines: Line[];
  replaces: number;
}

export interface Answers {
  state: State;
  rules: Settled;
  result: Record<string, unknown> | null;
  legal: string[];
  asides: string[];
  why: Allowed | Forbidden;
  choices: Choices | null;
  meant: Meant;
  ways: Ways & Partial<ColditzWays> & Partial<SectionXWays>;
  look: Looked | null;
  hint: Hint | null;
  spots: Spots & Partial<SectionXSpots>;
  fits: Fits;
  threat: Threat;
  arrests: Arrests;
  preview: Preview & Partial<ColditzPreview> & Partial<SectionXPreview>;
  doing: string[];
  older: Item[];
  since: Since | null;
  story: Played[];
  replay: Replayed;
}

type First<P, Pairs> = Pairs extends [[infer Address, infer Answer], ...infer Others]
  ? P extends Address
    ? Answer
    : First<P, Others>
  : never;

export interface Clause {
  clause: string;
  game: string;
  topic: string;
  heading: string;
  title: string;
  text: string;
  paragraphs: Paragraph[];
  sources: Rested[];
  ambiguities: Doubt[];
  cases: Cited[];
  options: Standings[];
  edition: string;
  citation: string;
  before: Cited | null;
  after: Cited | null;
  here?: Tied[];
  edition_title?: string;
}

export interface Paragraph {
  text: string;
  points: string[];
}

export interface Rested {
  document: string;
  place: string;
  about: string;
}

export interface Doubt {
  id: string;
  question: string;
  answer: string;
}

export interface Cited {
  id: string;
  title: string;
}

export interface Standings {
  option: string;
  about: string;
  values: Standing[];
}

export interface Standing {
  says: string;
  value: Value;
  editions?: string[];
  default?: boolean;
}

export interface Tied {
  option: string;
  says: string;
}

export interface Contents {
  game: string;
  title: string;
  edition: string;
  topics: Chapter[];
}

export interface Chapter {
  topic: string;
  heading: string;
  clauses: Listed[];
}

export interface Listed {
  id: string;
  title: string;
  text: string;
}

export interface Differences {
  first: string;
  second: string;
  points: number;
  topics: DifferingTopic[];
}

export interface DifferingTopic {
  topic: string;
  heading: string;
  differences: Difference[];
}

export interface Difference {
  option: string;
  about: string;
  sides: Side[];
}

export interface Side {
  name: string;
  value: Value;
  arises: boolean;
  says: string;
}

export interface Rules {
  game: string;
  edition: string;
  count: number;
  familiar: string[];
  bundles: Bundle[];
  topics: Topic[];
}

export interface Bundle {
  bundle: string;
  says: string;
}

export interface Topic {
  topic: string;
  heading: string;
  rules: Rule[];
}

export interface Rule {
  option: string;
  kind: "bool" | "enum" | "int" | "float" | "set" | "map";
  about: string;
  value: Value;
  says: string;
  arises: boolean;
  clause: Cited | null;
  asks?: string;
  choices?: Saying[];
  members?: Member[];
  least?: number | null;
  most?: number | null;
}

export interface Saying {
  value: Value;
  says: string;
  parts: [string, string, string];
}

export interface Member {
  value: number | string;
  says: string;
}

export interface Subscriptions {
  ways: string[];
  notices: Subscription[];
}

export interface Subscription {
  id: string;
  way: string;
  address: string;
}

export interface Tables {
  tables: TableBrief[];
}

export interface TableBrief {
  code: string;
  game: string;
  edition: string;
  title: string;
  status: string;
  free: number;
  listed: boolean;
  watched: boolean;
  host: boolean;
  created: number;
  touched: number;
  round?: number;
  turn?: Turn | null;
}

export interface Turn {
  seat: number;
  title: string;
  you: boolean;
}

export interface Key {
  key: string;
}

export interface ColditzPlan {
  board: string;
  variant: string | null;
  picture: string;
  view_box: [number, number, number, number];
  step: number;
  radius: number;
  circles: Record<string, [number, number, string, string, string, string]>;
  columns: Record<string, number>;
  rows: Record<string, number>;
  rooms: Record<string, string[]>;
  cells: Record<string, string[]>;
  barracks: string[];
  tunnels: Record<string, string[]>;
  tower: string[];
  track: string[];
  car: Car;
  ropes: [string, string, number][];
  cuts: [string, string][];
  lettering: Lettering[];
  called: Record<string, [string, string]>;
  kinds: Record<string, string>;
  symbols: Record<string, string>;
}

export interface Car {
  x: number;
  y: number;
  turn: number;
  size: number;
  roads: Record<string, string[]>;
}

export interface Lettering {
  name: string;
  room: boolean;
  lines: string[];
  at: [number, number];
  turn: number;
  symbols: string[];
  badge: [number, number];
}

export interface SectionXPlan {
  name: string;
  corner: number;
  box: [number, number, number, number];
  sides: string[];
  steps: [number, number][];
  cells: Record<string, Cell>;
  zones: Record<string, string[]>;
  tiles: Record<string, TileKind>;
  colours: Record<string, string>;
}

export interface Cell {
  x: number;
  y: number;
  kind: "sea" | "island" | "zone";
  zone: string;
  beside: string[];
}

export interface TileKind {
  title: string;
  hideout: boolean;
  room: number;
  sections: number[][][];
  same: number[];
}

export interface TableKnown {
  code: string;
  game: string;
  edition: string;
  title: string;
  status: string;
  free: number;
  listed: boolean;
  watched: boolean;
  host: boolean;
  created: number;
  touched: number;
  round?: number;
  turn?: Turn | null;
  players: number;
  seats: TableSeat[];
  mine: number[];
}

export interface TableSeat {
  seat: number;
  title: string;
  name: string;
  bot: string;
}

export interface Announcements {
  announcements: Announced[];
}

export interface Lobby {
  games: Game[];
}

export interface Game {
  name: string;
  title: string;
  stage: string;
  players: [number, number];
  edition: string;
  editions: Edition[];
  bots: Bot[];
  bot: string;
  quick: Quick;
}

export interface Edition {
  name: string;
  short: string;
  title: string;
  character: string;
  complete: boolean;
  known: string;
  points: number;
}

export interface Bot {
  name: string;
  title: string;
  about: string;
}

export interface Quick {
  game: string;
  title: string;
  about: string;
  picture: string;
  edition: string;
  plan: string;
  players: number;
  seat: number;
  others: OtherSide[];
  bot: string;
  answers: string[];
}

export interface OtherSide {
  seat: number;
  title: string;
}

export interface Known {
  id: string;
  name: string;
  language: string;
}

export type Got<P extends string> = First<
  P,
  [
    [`/api/games/${string}/clauses/${string}${string}`, Clause],
    [`/api/games/${string}/clauses${string}`, Contents],
    [`/api/games/${string}/difference${string}`, Differences],
    [`/api/games/${string}/rules${string}`, Rules],
    [`/api/tables/${string}/account${string}`, Record<string, unknown>],
    [`/api/tables/${string}/record`, string],
    [`/api/tables/${string}/state${string}`, State],
    ["/api/me/notices", Subscriptions],
    ["/api/me/tables", Tables],
    ["/api/notices/key", Key],
    [`/api/plans/colditz${string}`, ColditzPlan],
    [`/api/plans/sectionx${string}`, SectionXPlan],
    [`/api/tables/${string}`, TableKnown],
    ["/api/announcements", Announcements],
    ["/api/lobby", Lobby],
    ["/api/me", Known],
    ["/api/openapi.json", Record<string, unknown>],
    ["/api/tables", Tables],
  ]
>;

export interface Answer {
  answer: Record<string, unknown>;
}

export interface HouseRead {
  game: string;
  title: string;
  edition: string;
  bundles: string[];
  rules: Record<string, Value>;
}

export interface HouseWritten {
  text: string;
}

export interface Link {
  link: string;
  token: string;
  seconds: number;
}

export interface House {
  seats: HouseSeat[];
  changes: Changed[];
  idle: string[];
  pointless: Tied[];
  problem: Problem | null;
  people?: number;
}

export interface HouseSeat {
  name: string;
  title: string;
}

export interface Changed {
  option: string;
  value: Value;
  says: string;
  parts: [string, string, string];
  was: string;
  arises?: boolean;
}

export interface Problem {
  code: string;
  sentence: string;
  options: Tied[];
  why?: string;
}

export interface Welcome {
  id: string;
  name: string;
  language: string;
  token: string;
}

export interface Opened {
  code: string;
  link: string;
}

export type Posted<P extends string> = First<
  P,
  [
    [`/api/tables/${string}/commands`, Done],
    [`/api/tables/${string}/questions`, Answer],
    ["/api/house-rules/read", HouseRead],
    ["/api/house-rules/write", HouseWritten],
    ["/api/me/links", Link],
    ["/api/me/notices", Subscription],
    ["/api/house-rules", House],
    ["/api/links", Welcome],
    ["/api/me", Known],
    ["/api/people", Welcome],
    ["/api/records", Opened],
    ["/api/tables", Opened],
  ]
>;
