// Own draggable: entries go from one heat to another, where Reorder has one list.
import { useState } from 'react'
import { NativeSelect } from '../../../../components/NativeSelect/NativeSelect.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { heatStep } from './heatStep.ts'
import type { HeatItem } from './roundData.ts'
import * as styles from './rounds.css.ts'

interface HeatsProps {
  /** The round they belong to. */
  title: string
  heats: readonly (readonly HeatItem[])[]
  /** Null: the heats are fixed. */
  onMove: ((registrationId: number, heat: number) => void) | null
}

/** The heats of a round; an entry moves by dragging, by its list of heats, or by Alt with an arrow. */
export function Heats({ title, heats, onMove }: HeatsProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [said, setSaid] = useState('')

  function move({ registration_id, start_number }: HeatItem, from: number, to: number) {
    if (to === from || to < 0 || to > heats.length) return
    onMove?.(registration_id, to)
    setSaid(`№ ${start_number}: заход ${to + 1}`)
  }
  function drop(to: number) {
    const from = heats.findIndex((heat) => heat.some((one) => one.registration_id === dragged))
    const entry = heats.flat().find((one) => one.registration_id === dragged)
    if (entry) move(entry, from, to)
    setDragged(null)
    setOver(null)
  }
  return (
    <>
      <ol className={styles.heats} aria-label={`Заходы: ${title}`}>
        {heats.map((heat, index) => (
          // Dragging is a shortcut; everybody else has the list of heats and Alt with an arrow.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={heat.map(({ registration_id }) => registration_id).join(' ')}
            className={styles.heat}
            data-over={index === over || undefined}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              setOver(index)
            }}
            onDrop={(event) => {
              event.preventDefault()
              drop(index)
            }}
          >
            <h3 className={styles.heatTitle}>
              Заход {index + 1} <span className={styles.quiet}>{heat.length}</span>
            </h3>
            <ul className={styles.entries}>
              {heat.map((entry) => (
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
                <li
                  key={entry.registration_id}
                  className={styles.entry}
                  draggable={onMove !== null}
                  onDragStart={() => setDragged(entry.registration_id)}
                  onDragEnd={() => setOver(null)}
                  onKeyDown={(event) => {
                    const step = heatStep(event)
                    if (step === 0 || onMove === null) return
                    event.preventDefault()
                    move(entry, index, index + step)
                  }}
                >
                  <span className={styles.number}>{entry.start_number}</span>
                  <span className={styles.who}>
                    {entry.dancers.join(', ')} <span className={styles.quiet}>{entry.city}</span>
                    {entry.is_late && <span className={styles.late}> опоздал</span>}
                  </span>
                  {onMove && (
                    <NativeSelect
                      aria-label={`Заход для № ${entry.start_number}`}
                      value={String(index)}
                      items={[
                        ...heats.map((_, at) => ({ value: String(at), label: String(at + 1) })),
                        ...(heat.length > 1
                          ? [{ value: String(heats.length), label: 'новый' }]
                          : []),
                      ]}
                      onChange={(at) => move(entry, index, Number(at))}
                    />
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  )
}
