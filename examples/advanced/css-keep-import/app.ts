import 'css-keep-import';
import 'css-keep-import/style.css';
