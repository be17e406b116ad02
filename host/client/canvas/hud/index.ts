/** [D14] foundry.applications.hud */
export { HeadsUpDisplayContainer } from './container';
export { DrawingHUD, TileHUD, TokenHUD } from './huds';
export { BasePlaceableHUD } from './placeable-hud';
