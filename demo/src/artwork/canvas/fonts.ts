import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openFont, type OpenFont } from '@sahra/shared/server/outlined-text';

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
  /** Only for Greek: no other face here has its letters. */
  greek: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
} as const;

export type Face = keyof typeof files;

/** Those that have Arabic letters. */
export const faces: readonly Face[] = [
  'lalezar',
  'rakkas',
  'ruqaa',
  'kufam',
  'reemKufi',
  'changa',
  'lemonada',
  'marhey',
  'text',
];

const opened = new Map<Face, OpenFont>();

/** Opens a face once a process. The path is resolved at run time, so that a bundle keeps finding it. */
export function openFace(face: Face): OpenFont {
  const known = opened.get(face);
  if (known) return known;
  const open = openFont(readFileSync(createRequire(import.meta.url).resolve(files[face])));
  opened.set(face, open);
  return open;
}
