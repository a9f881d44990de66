import type { ReactNode } from 'react'
import type { Rectangle } from '../../picture/geometry.ts'
import { toneOf, type PictureTone } from '@parket/domain/brand/pictureTone'
import { media } from '../../theme/scale.ts'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './EventPicture.css.ts'
import { PictureDrawing, type DrawingFormat } from './PictureDrawing.tsx'

/** Drawings of a format: the first where it is wide, the second on a phone. */
const DRAWINGS = {
  hero: ['hero', 'heroNarrow'],
  strip: ['strip', 'stripNarrow'],
  ticket: ['ticket'],
  card: ['card'],
  row: ['row'],
  thumb: ['thumb'],
} as const satisfies Record<string, readonly DrawingFormat[]>

/** Addresses of the pictures behind the top of a page. */
export interface EventBackgrounds {
  /** For a phone. */
  mobileUrl?: string | null | undefined
  /** For a wide screen. */
  desktopUrl?: string | null | undefined
}

export interface EventPictureProps extends ElementProps {
  /** Whose picture it is: the figure and the tone come from it. A page that has no event gives a name of its own. */
  eventId: number | string
  /**
   * Where it stands. `hero`, `strip` and `ticket` are as wide as their place and have room for `children`; `card` is
   * 3 : 2, `row` 120 × 64 px, `thumb` 32 × 24 px.
   */
  format: keyof typeof DRAWINGS
  /** Fixes the tone; else events take turns. The dark theme has its own, and so has paper. */
  tone?: PictureTone
  /** Other room for the words than the format's, as shares of the picture: nothing is drawn there but the floor. */
  keepFree?: readonly Rectangle[]
  /** Nothing but the floor: while the page loads, or has failed. */
  isFloorOnly?: boolean
  /** The organiser's own picture takes the frame; the words then stand under it. */
  bannerUrl?: string | null
  /**
   * The organiser's pictures for the top of the event's own pages (`hero`, `strip`), of a phone and of a wide screen:
   * they stand there before the banner, one for the other where it is lacking.
   */
  backgrounds?: EventBackgrounds
  /** Words in the room that the format keeps free: on the left, on a phone below. */
  children?: ReactNode
}

const noBackgrounds: EventBackgrounds = {}

/** The picture of an event: a ribbon over a parquet floor, drawn from its id in the team's colour. Decorative. */
export function EventPicture({
  eventId,
  format,
  tone = toneOf(eventId),
  keepFree,
  isFloorOnly = false,
  bannerUrl = null,
  backgrounds = noBackgrounds,
  children,
  ...element
}: EventPictureProps) {
  const { mobileUrl, desktopUrl } = backgrounds
  const wideUrl = desktopUrl ?? bannerUrl ?? mobileUrl
  if ((format === 'hero' || format === 'strip') && wideUrl && (mobileUrl || desktopUrl)) {
    return (
      <div {...element} className={styles.banner}>
        <picture className={styles.background}>
          <source media={media.mobile} srcSet={mobileUrl ?? desktopUrl ?? wideUrl} />
          <img className={styles.backgroundImage[format]} src={wideUrl} alt="" />
        </picture>
        {children}
      </div>
    )
  }
  if (bannerUrl !== null) {
    return (
      <div {...element} className={styles.banner}>
        <img className={styles.bannerImage[format]} src={bannerUrl} alt="" />
        {children}
      </div>
    )
  }
  const isAlone = format === 'card' || format === 'row' || format === 'thumb'
  const [wide, narrow] = DRAWINGS[format] as readonly DrawingFormat[]
  const drawing = { seed: String(eventId), keepFree, isFloorOnly }
  return (
    <div {...element} className={styles.frame[format]} data-picture={tone}>
      {wide && <PictureDrawing {...drawing} format={wide} place={narrow ? 'wide' : 'always'} />}
      {narrow && <PictureDrawing {...drawing} format={narrow} place="narrow" />}
      {isAlone ? null : <div className={styles.words[format]}>{children}</div>}
    </div>
  )
}
