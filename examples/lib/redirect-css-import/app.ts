import 'redirect-css-import';
