import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

/** The faces of the site's lettering; all are open-licence TrueType files that come with packages. */
const files = {
  lalezar: '@expo-google-fonts/lalezar/Lalezar_400Regular.ttf',
  rakkas: '@expo-google-fonts/rakkas/400Regular/Rakkas_400Regular.ttf',
  ruqaa: '@expo-google-fonts/aref-ruqaa/700Bold/ArefRuqaa_700Bold.ttf',
  kufam: '@expo-google-fonts/kufam/Kufam_800ExtraBold.ttf',
  reemKufi: '@expo-google-fonts/reem-kufi/700Bold/ReemKufi_700Bold.ttf',
  changa: '@expo-google-fonts/changa/800ExtraBold/Changa_800ExtraBold.ttf',
  lemonada: '@expo-google-fonts/lemonada/700Bold/Lemonada_700Bold.ttf',
  marhey: '@expo-google-fonts/marhey/700Bold/Marhey_700Bold.ttf',
  text: '@expo-google-fonts/readex-pro/500Medium/ReadexPro_500Medium.ttf',
} as const;

export type Face = keyof typeof files;

export const faces: readonly Face[] = ['lalezar', 'rakkas', 'ruqaa', 'kufam', 'reemKufi', 'changa', 'lemonada', 'marhey', 'text'];

const opened = new Map<Face, fontkit.Font>();

/** Opens a face once a process. The path is resolved at run time, so that a bundle keeps finding it. */
export function openFace(face: Face): fontkit.Font {
  const known = opened.get(face);
  if (known) return known;
  const font = fontkit.openSync(createRequire(import.meta.url).resolve(files[face]));
  if (!('layout' in font)) throw new Error(`The font file of ${face} holds more than one font.`);
  opened.set(face, font);
  return font;
}
