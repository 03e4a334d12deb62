import { useId, type KeyboardEvent } from 'react';
import { classNames, formatNumber, IconButton, useLanguage, useTranslation } from '@sahra/shared/facade';
import { areaOf, MAX_ZOOM, movedBy, positionOf, zoomedTo, type Crop } from './crop-geometry.ts';
import styles from './picture-crop.module.css';
import { useCropPointers } from './use-crop-pointers.ts';

/** Fraction of the frame by which an arrow key moves the picture; with Shift a fifth of it. */
const STEP = 0.05;
const ZOOM_STEP = 0.1;
/** Of the screen, in percent: the buttons below it are to be seen. */
const FRAME_HEIGHT = 34;

const moves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const zooms: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP, _: -ZOOM_STEP };

interface PictureCropProps {
  /** Shows the file. */
  imageRef: (image: HTMLImageElement | null) => (() => void) | undefined;
  /** Width through height of the frame. */
  shape: number;
  /** That of the picture, divided by that of the frame; undefined until it is known. */
  ratio: number | undefined;
  crop: Crop;
  onChange: (next: (crop: Crop) => Crop) => void;
  isRound: boolean;
  onLoad: (size: { width: number; height: number }) => void;
  onError: () => void;
}

/**
 * A picture behind a frame: what is seen in it is kept. Everything is a fraction, so that nothing is measured and any width of
 * the frame will do; left is left in every language.
 */
export function PictureCrop({ imageRef, shape, ratio, crop, onChange, isRound, onLoad, onError }: PictureCropProps) {
  const { t } = useTranslation('pictures');
  const { code } = useLanguage();
  const id = useId();
  const known = ratio ?? 1;
  const pointers = useCropPointers(known, onChange);
  const { left, top, width, height } = areaOf(crop, known);
  const zoomBy = (step: number) => onChange((before) => zoomedTo(before, known, before.zoom + step));
  const percent = (value: number) => formatNumber(Math.round(value * 100) / 100, code, { style: 'percent' });
  const position = positionOf(crop, known);

  function pressKey(event: KeyboardEvent) {
    const move = moves[event.key];
    const zoom = zooms[event.key];
    if ((!move && !zoom) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const share = event.shiftKey ? 0.2 : 1;
    if (move) onChange((before) => movedBy(before, known, move[0] * share, move[1] * share));
    if (zoom) zoomBy(zoom);
  }

  return (
    <div className={styles.crop}>
      {/* A slider leaves the arrow keys to the page, and what it says is heard when it changes. */}
      <div
        role="slider"
        aria-label={t('crop.area')}
        aria-valuemin={1}
        aria-valuemax={MAX_ZOOM}
        aria-valuenow={crop.zoom}
        aria-valuetext={t('crop.position', {
          zoom: percent(crop.zoom),
          left: percent(position.x),
          top: percent(position.y),
        })}
        aria-describedby={id}
        tabIndex={0}
        className={classNames(styles.frame, isRound && styles.round)}
        style={{ aspectRatio: shape, inlineSize: `min(100%, ${FRAME_HEIGHT * shape}dvh)` }}
        onKeyDown={pressKey}
        {...pointers}
      >
        <img
          ref={imageRef}
          alt=""
          draggable={false}
          className={styles.image}
          style={{
            width: `${100 / width}%`,
            height: `${100 / height}%`,
            left: `${(-left / width) * 100}%`,
            top: `${(-top / height) * 100}%`,
            visibility: ratio === undefined ? 'hidden' : undefined,
          }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onLoad({ width: naturalWidth, height: naturalHeight })
          }
          onError={onError}
        />
      </div>
      <div className={styles.zoom}>
        <IconButton label={t('crop.zoomOut')} variant="muted" onClick={() => zoomBy(-ZOOM_STEP)}>
          <span className={styles.sign}>−</span>
        </IconButton>
        <input
          type="range"
          className={styles.range}
          aria-label={t('crop.zoom')}
          aria-valuetext={percent(crop.zoom)}
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            onChange((before) => zoomedTo(before, known, valueAsNumber))
          }
        />
        <IconButton label={t('crop.zoomIn')} variant="muted" onClick={() => zoomBy(ZOOM_STEP)}>
          <span className={styles.sign}>+</span>
        </IconButton>
      </div>
      <p id={id} className={styles.hint}>
        {t('crop.hint')}
      </p>
    </div>
  );
}
