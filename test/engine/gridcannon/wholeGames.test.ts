import { goSideBySide } from './sideBySide.ts';

goSideBySide('standard');
