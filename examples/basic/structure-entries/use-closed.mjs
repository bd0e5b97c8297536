import 'structure-entries/bin/queue';
