import type { ReactNode } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { FieldRowName, useFieldName } from '../../../components/Field/fieldNames.ts'
import { PlusIcon } from '../../../icons/PlusIcon.tsx'
import { TrashIcon } from '../../../icons/TrashIcon.tsx'
import * as styles from './fieldRows.css.ts'

interface FieldRowsProps<Item> {
  legend: string
  /** Of the whole list, where its problems lead. */
  id: string
  problem: readonly string[] | undefined
  items: readonly Item[]
  onAdd: () => void
  onRemove: (index: number) => void
  /** What is added: «Критерий». */
  addLabel: string
  /** Fields in a row beside the button that removes it: a text and a number, or as many as fit. */
  layout?: keyof typeof styles.row
  children: (item: Item, index: number) => ReactNode
}

/** A list of small forms, each with a button that removes it. */
export function FieldRows<Item>({
  legend,
  id,
  problem,
  items,
  onAdd,
  onRemove,
  addLabel,
  layout = 'pair',
  children,
}: FieldRowsProps<Item>) {
  useFieldName(id, legend)
  return (
    <fieldset className={styles.rows} id={id}>
      <legend className={styles.legend}>{legend}</legend>
      {problem?.map((text) => (
        <p key={text} className={styles.problem}>
          {text}
        </p>
      ))}
      {items.map((item, index) => {
        const name = `${addLabel} ${index + 1}`
        return (
          // Rows have no names of their own, and their order is what is edited.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.row[layout]}>
            <FieldRowName value={name}>{children(item, index)}</FieldRowName>
            <span className={layout === 'pair' ? styles.besideControls : styles.besideControlsWide}>
              <IconButton
                aria-label={`Убрать: ${name.toLowerCase()}`}
                icon={<TrashIcon />}
                onPress={() => onRemove(index)}
              />
            </span>
          </div>
        )
      })}
      <div>
        <Button variant="quiet" iconStart={<PlusIcon />} onPress={onAdd}>
          {addLabel}
        </Button>
      </div>
    </fieldset>
  )
}
