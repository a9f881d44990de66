import { useId } from 'react'
import type { ElementProps } from '../elementProps.ts'
import { planks, TILE } from './herringbone.ts'
import * as styles from './Parquet.css.ts'

export interface ParquetProps extends ElementProps {
  /** Width of a plank in px, roughly. */
  scale?: number
}

/** A parquet pattern that fills its container; decorative. */
export function Parquet({ scale = 12, ...svg }: ParquetProps) {
  const id = useId()
  return (
    <svg {...svg} className={styles.parquet} aria-hidden="true">
      <pattern
        id={id}
        width={TILE.width}
        height={TILE.height}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${scale})`}
      >
        <path className={styles.falling} d={planks.falling} />
        <path className={styles.rising} d={planks.rising} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
