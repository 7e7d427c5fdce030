export { saveJson, savePng, saveSvg } from '../../../ui/graph/save-picture.ts';
