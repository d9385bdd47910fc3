import { goSideBySide } from './sideBySide.ts';

goSideBySide('empty-centre');
