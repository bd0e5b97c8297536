import { Note } from 'css-in-js/note';
import { Tag } from 'css-in-js/tag';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

console.log(renderToStaticMarkup(createElement(Note, { text: 'Emotion' })));

const sheet = new ServerStyleSheet();
console.log(renderToStaticMarkup(sheet.collectStyles(createElement(Tag, { text: 'styled-components' }))));
console.log(sheet.getStyleTags());
