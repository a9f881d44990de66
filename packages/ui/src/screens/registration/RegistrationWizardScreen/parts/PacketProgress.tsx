import type { PacketDefinition } from '@parket/domain/contest/contest'
import { State } from '../../../../components/State/State.tsx'
import { packetsTexts } from '../../../../texts/wizard/packetsTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import * as styles from './PacketProgress.css.ts'

interface PacketProgressProps {
  chosen: number
  packet: PacketDefinition
}

/** «Выбрано 2 из 2–3»; said again when it changes. */
export function PacketProgress({ chosen, packet: { min, max } }: PacketProgressProps) {
  const say = useWizardTexts('packets', packetsTexts)
  const range = min === max ? String(max) : `${min}–${max}`
  const isEnough = chosen >= min && chosen <= max
  return (
    <output className={styles.progress}>
      <span>{say('progress', { chosen, range })}</span>
      {isEnough ? (
        <State tone="positive">{say('complete')}</State>
      ) : (
        <State tone="caution">
          {chosen < min ? say('missing', { n: min - chosen }) : say('excess', { n: chosen - max })}
        </State>
      )}
    </output>
  )
}
