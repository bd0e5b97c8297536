/** Function words. They are only searched for if a query has nothing else. */
const ENGLISH = new Set(
  `a am an and any are arent as at be been but by can cannot cant could couldn did didn do does doesn doesnt doing don dont for
  from get give had has hasn have haven he her him his how i if im in into is isn isnt it its ive just let like ll make may me
  my need no not of on one only or our please re s she should shouldn so some t that the their them then there
  these they this those to up us use using ve vs want was wasn way we were weren what whats when where whether which
  while who why will with without won wont would wouldn you your`.split(/\s+/),
);

/** Longer ones first, since they contain the shorter ones. */
const CHINESE =
  /有没有办法|有什么办法|有什么用|应该怎么|该怎么|有没有|怎么才能|怎样才能|怎么知道|什么意思|干什么用|为什么|是什么|什么是|怎么样|怎么回事|怎么弄|怎么搞|咋办|为何|怎么办|叫什么|能不能|会不会|要不要|是不是|该不该|怎么|怎样|如何|什么|干嘛|哪里|哪个|哪些|哪种|可以|能否|才能|是否|需要|不要|不想|不会|我想要|我想|我要|想要|意思|一下|请问|应该|的话|关于|之后|以后|之前|以前|这里|那里|里面|里的|这个|那个|某个|某一份|这一份|这份|那份|一份|别的|任何|这么|那么|这种|那种|这样|那样|非常|有点|根本|明明|居然|竟然|其实|好像|究竟|到底|而不是|不是|还在|也能|都能|都要|都是|就是|就能|多少|还要|还有|还是|直接|马上|自己|突然|一起|已经|出来|起来|[的了吗呢吧啊呀嘛和与或把被啥咋我你它]/uy;

/** The product, and tools without their own page. They say where readers come from, but little about what they want. */
export const CONTEXT = new Set('rslib npm webpack esbuild parcel unbuild bunchee father microbundle'.split(' '));

/** Tools and file types with pages of their own. Readers who look for such a page name them. */
export const SUBJECTS = new Set(
  'vue svelte solid tsup tsdown vite rollup modern tsc storybook svgr json wasm worker workers'.split(' '),
);

/** Tools that no page covers. Parts of their names would lead to pages that do not answer. */
export const UNCOVERED = new Set('vanillaextract linaria pandacss'.split(' '));

/** Words of any sentence, which carry little meaning. */
export const LIGHT = new Set(
  `able about actually add added adding adds after again all allow allowed already also although always another anyone appear around back
  because become before being best better between both call came case cases change check clearly come complete
  contain contains correct current different difficult during each easily easy either else end ended ending ends enough even ever
  every everyone everything exactly exists expected explain fail far fast find fine first follow found full gets getting
  give go going gone good got guess happen hard having help however idea important included includes inside
  instead issue keep keeps know last later least leave less let lets little look machine computer laptop looking looks lot makes many
  maybe mean means meant more most much must myself necessary needed never new next nobody normal normally nothing
  now off often ok once other others own part people perhaps place please possible possibly problem properly
  purpose put question quickly quite randomly rather really reason recommended result right run same say see seem
  seems set several shall ship shipping show simple simply since single small somebody someone something somewhere sometimes still stop
  stuff such suddenly supposed sure take task tell than thanks thing things think through together told too
  towards tried tries try trying turn twice unable under until upon useful user users usually very via wanted
  wanting weird well whatever whole whose wondering work works wrong yes yet support supported supports want wants
  error errors err exception warn warning uncaught 0 1
  报错 错误 提示 控制台
  设置 设定 处理 使用 支持 对应 方法 方式 问题 情况 时候 实现 其中 一个 内容 影响 改成 换成 变成
  没反应 知道 看到 得到 拿到 发现 提前 东西 一样 变化 照样 提供 所有 每个 放在 放到 放进 希望
  觉得 打算 能用 一直 总是 老是 仍然 依然 每次 成功 正确 正常 完全 部分 地方 相关 特别 比较 不了
  必须 加上 改完 写完 做成 弄成 拆成 组件库 组件 component components library`.split(/\s+/),
);

/** Whether a word, in lower case, is a stop word. Most single letters and characters are too short to mean anything. */
export function isStopWord(word: string): boolean {
  return ENGLISH.has(word) || /^[a-z\p{Script=Han}]$/u.test(word);
}

/** A part of a text, with its position. */
export interface Piece {
  text: string;
  start: number;
}

/**
 * Splits a run of Chinese characters at its function words.
 *
 * @param knownLengthAt the length of the known word at a position, which is not split, or 1
 */
export function contentRuns(run: string, knownLengthAt: (run: string, at: number) => number = () => 1): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (let at = 0; at <= run.length; ) {
    const known = knownLengthAt(run, at);
    CHINESE.lastIndex = at;
    const word = known > 1 ? undefined : CHINESE.exec(run)?.[0];
    if ((word || at === run.length) && at > start) pieces.push({ text: run.slice(start, at), start });
    if (word) start = at + word.length;
    at += word?.length ?? known;
  }
  return pieces;
}
