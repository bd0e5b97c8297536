import { createRemoteProvider } from '../../../search/remote/create-remote-provider.ts';

/** The provider of an English page that asks a service. */
export const provider = (apiUrl: string, timeout?: number) =>
  createRemoteProvider({ apiUrl, searchIndexes: ['docs'], lang: 'en', timeout });

/** A reply with one group. */
export const groupOf = (...hits: object[]) => [{ index: 'docs', hits }];

export const links = ({ hits }: { hits: { link: string }[] }) => hits.map(({ link }) => link);
