type Props = Record<string, string> | null;

export function h(tag: string, props: Props, ...children: string[]): string {
  const attributes = Object.entries(props ?? {}).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${attributes.join('')}>${children.join('')}</${tag}>`;
}

export declare namespace h {
  namespace JSX {
    type Element = string;
    interface IntrinsicElements {
      pre: { title: string; children?: string };
    }
  }
}
