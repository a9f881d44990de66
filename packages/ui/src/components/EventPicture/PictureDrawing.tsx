import { useId, useMemo } from 'react'
import { drawPicture } from '../../picture/drawPicture.ts'
import { nearEdge, pictureFormats, type PictureFormatName } from '../../picture/formats.ts'
import type { Rectangle } from '../../picture/geometry.ts'
import * as styles from './PictureDrawing.css.ts'

export type DrawingFormat = Exclude<PictureFormatName, 'share' | 'letter'>

interface PictureDrawingProps {
  seed: string
  format: DrawingFormat
  keepFree: readonly Rectangle[] | undefined
  isFloorOnly: boolean
  /** Where the frame is as wide as that, and otherwise hidden. */
  place: keyof typeof styles.drawing
}

/** One drawing in the colours that the frame around it sets. */
export function PictureDrawing({
  seed,
  format,
  keepFree,
  isFloorOnly,
  place,
}: PictureDrawingProps) {
  const id = useId()
  const { width, height } = pictureFormats[format]
  const shapes = useMemo(() => {
    const drawn = drawPicture(seed, { ...pictureFormats[format], ...(keepFree && { keepFree }) })
    return isFloorOnly ? drawn.filter(({ paint }) => paint === 'seam') : drawn
  }, [seed, format, keepFree, isFloorOnly])
  // A face shades from far to near down the whole picture, so both sides of it share a gradient.
  const fill = { front: `url(#${id}f)`, back: `url(#${id}b)` } as const
  return (
    <svg
      className={styles.drawing[place]}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={place === 'always' ? 'xMidYMax slice' : 'xMinYMid slice'}
      aria-hidden="true"
    >
      {(['front', 'back'] as const).map((side) => (
        <linearGradient
          key={side}
          id={id + side.charAt(0)}
          gradientUnits="userSpaceOnUse"
          x2="0"
          y2={nearEdge(pictureFormats[format])}
        >
          <stop className={styles.far[side]} />
          <stop className={styles.near[side]} offset="1" />
        </linearGradient>
      ))}
      {shapes.map(({ paint, path }, index) => (
        <path
          key={index}
          className={styles.paint[paint]}
          {...((paint === 'front' || paint === 'back') && { fill: fill[paint] })}
          d={path}
        />
      ))}
    </svg>
  )
}
