import '@skyra/discord-components-core';
import { Stage } from './stage.ts';
import { drawAsToday } from './today.ts';

drawAsToday();
new Stage();
