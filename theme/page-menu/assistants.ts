/** An assistant that takes a question from its address. */
interface Assistant {
  name: string;
  /** What the encoded question is appended to. */
  address: string;
}

/** The assistants that a page can be opened in. */
export const assistants: readonly Assistant[] = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
];
