import { saveFile } from '../../api/save-file.ts';

const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
] as const;
const SVG = 'http://www.w3.org/2000/svg';
/** Pixels of the picture for one of the drawing, so that names stay sharp in print. */
const PNG_SCALE = 2;
/** Browsers refuse larger canvases. */
const MOST_PIXELS = 16_000;

/** The drawing by itself, with the colours that it is seen in and a ground of its own. */
const writeSvg = (
  svg: SVGSVGElement,
): { readonly text: string; readonly width: number; readonly height: number } => {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, at) => {
    const original = originals[at];
    if (!original) return;
    const seen = getComputedStyle(original);
    element.setAttribute('style', STYLES.map((name) => `${name}:${seen.getPropertyValue(name)}`).join(';'));
    element.removeAttribute('class');
  });
  const { width, height } = svg.viewBox.baseVal;
  const ground = document.createElementNS(SVG, 'rect');
  ground.setAttribute('width', String(width));
  ground.setAttribute('height', String(height));
  ground.setAttribute('fill', getComputedStyle(svg).backgroundColor);
  copy.prepend(ground);
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return { text: new XMLSerializer().serializeToString(copy), width, height };
};

export const saveSvg = (svg: SVGSVGElement, name: string): void =>
  saveFile({ blob: new Blob([writeSvg(svg).text], { type: 'image/svg+xml' }), fileName: `${name}.svg` });

export const savePng = async (svg: SVGSVGElement, name: string): Promise<void> => {
  const { text, width, height } = writeSvg(svg);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const scale = Math.min(PNG_SCALE, MOST_PIXELS / Math.max(width, height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.ceil(width * scale),
    height: Math.ceil(height * scale),
  });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob) saveFile({ blob, fileName: `${name}.png` });
};

export const saveJson = (data: unknown, name: string): void =>
  saveFile({
    blob: new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
    fileName: `${name}.json`,
  });
