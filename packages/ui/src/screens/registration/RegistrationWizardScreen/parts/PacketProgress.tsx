import type { PacketDefinition } from '@parket/domain/contest/contest'
import { countOf } from '@parket/domain/format/plural'
import { State } from '../../../../components/State/State.tsx'
import * as styles from './PacketProgress.css.ts'

interface PacketProgressProps {
  chosen: number
  packet: PacketDefinition
}

/** «Выбрано 2 из 2–3»; said again when it changes. */
export function PacketProgress({ chosen, packet: { min, max } }: PacketProgressProps) {
  const range = min === max ? String(max) : `${min}–${max}`
  const isEnough = chosen >= min && chosen <= max
  return (
    <output className={styles.progress}>
      <span>
        Выбрано {chosen} из&nbsp;{range}
      </span>
      {isEnough ? (
        <State tone="positive">пакет собран</State>
      ) : (
        <State tone="caution">{chosen < min ? missing(min - chosen) : excess(chosen - max)}</State>
      )}
    </output>
  )
}

function missing(n: number): string {
  return `ещё\u00A0${countOf(n, ['номинация', 'номинации', 'номинаций'])}`
}

function excess(n: number): string {
  return `лишних\u00A0— ${n}`
}
