import { useId, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import {
  hasPreview,
  isFileSlot,
  isHeavierThanAdvised,
  slotAdvice,
  slotAdviceText,
} from '@parket/domain/files/eventFiles'
import { formatFileSize } from '@parket/domain/format/fileSize'
import { RetryIcon } from '../../icons/RetryIcon.tsx'
import { TrashIcon } from '../../icons/TrashIcon.tsx'
import { cx } from '../../theme/cx.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { FieldError } from '../Field/FieldError.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './FileSlot.css.ts'

/** A place of a file and what is going to happen to it. */
export interface FilePlace {
  /** A known place (`banner` …) brings its title and limits. */
  id: string
  /** What is kept now. */
  file: { name: string; size: number; previewUrl: string | null } | null
  /** Chosen, to be sent when the event is saved. */
  modified: { name: string; size: number } | null
  /** To be deleted when the event is saved. */
  delete: boolean
  /** Part sent, 0 to 1; null when nothing is being sent. */
  progress: number | null
  /** What went wrong, in words that help. */
  problem: string | null
}

export interface FileSlotProps {
  /** Which file of the event it holds. */
  place: FilePlace
  /** Address of the chosen picture, made by the page. */
  chosenPreviewUrl?: string | null
  /** What the file dialog offers: `image/*`. */
  accept?: string
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
  /** Gives the file that was chosen or dropped. */
  onChoose: (file: File) => void
  /** The file is to be taken away. */
  onDelete: () => void
  /** Takes the mark back. */
  onRevert: () => void
  /** Sends once more what failed; without it saving does. */
  onRetry?: () => void
}

/** A file of an event: drop one, see it, mark it; saving the event applies the marks (spec §4). */
export function FileSlot({
  place,
  chosenPreviewUrl = null,
  accept,
  isDisabled = false,
  onChoose,
  onDelete,
  onRevert,
  onRetry,
}: FileSlotProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const { file, modified, progress, problem } = place
  const known = isFileSlot(place.id) ? place.id : null
  const shown = modified ?? file
  const title = known ? slotAdvice(known).title : (shown?.name ?? 'Ещё один файл')
  const isSending = progress !== null
  const isMarked = modified !== null || place.delete

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped && !isDisabled && !isSending) onChoose(dropped)
  }
  return (
    // Dropping is a short cut; the keyboard has the file input.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      aria-labelledby={id}
      className={styles.slot}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {known && <span className={styles.advice}>{slotAdviceText(known)}</span>}
      </div>
      {shown && (
        <Shown
          {...shown}
          previewUrl={modified ? chosenPreviewUrl : (file?.previewUrl ?? null)}
          isGone={place.delete}
          mark={markOf(place)}
        />
      )}
      {known && modified && isHeavierThanAdvised(known, modified.size) && (
        <Text size="small" tone="caution">
          Тяжелее, чем советуем: страница будет открываться дольше.
        </Text>
      )}
      {isSending && <ProgressBar label="Отправляем" value={progress} />}
      <FieldError id={`${id}-problem`} error={problem ?? undefined} />
      {!isSending && (
        <>
          <label className={styles.drop}>
            <span>
              <span className={styles.choose}>{shown ? 'Выберите другой' : 'Выберите файл'}</span>{' '}
              или перетащите сюда
            </span>
            <input
              className={styles.input}
              type="file"
              accept={accept}
              disabled={isDisabled}
              aria-label={`${title}: ${shown ? 'выберите другой файл' : 'выберите файл'}`}
              aria-invalid={problem !== null || undefined}
              aria-describedby={problem === null ? undefined : `${id}-problem`}
              onChange={(event) => {
                const [chosen] = event.target.files ?? []
                if (chosen) onChoose(chosen)
                // The same file can be chosen again.
                event.target.value = ''
              }}
            />
          </label>
          <Actions {...{ isDisabled, isMarked, onRevert }}>
            {problem !== null && onRetry && (
              <Button iconStart={<RetryIcon />} onPress={onRetry}>
                Повторить
              </Button>
            )}
            {!isMarked && file && (
              <Button
                variant="quiet"
                tone="critical"
                isDisabled={isDisabled}
                iconStart={<TrashIcon />}
                onPress={onDelete}
              >
                Удалить
              </Button>
            )}
          </Actions>
        </>
      )}
    </article>
  )
}

function markOf({ modified, delete: isDeleted }: FilePlace): string | null {
  if (modified) return 'Отправится при сохранении'
  return isDeleted ? 'Удалится при сохранении' : null
}

interface ShownProps {
  name: string
  size: number
  previewUrl: string | null
  isGone: boolean
  mark: string | null
}

function Shown({ name, size, previewUrl, isGone, mark }: ShownProps) {
  return (
    <div className={styles.file}>
      {previewUrl && hasPreview(name) && (
        <img className={cx(styles.preview, isGone && styles.gone)} src={previewUrl} alt="" />
      )}
      <div className={styles.about}>
        <p className={isGone ? styles.goneName : undefined}>{name}</p>
        <p className={styles.size}>{formatFileSize(size)}</p>
        {mark && <Badge tone={isGone ? 'critical' : 'info'}>{mark}</Badge>}
      </div>
    </div>
  )
}

interface ActionsProps {
  isDisabled: boolean
  isMarked: boolean
  onRevert: () => void
  children: ReactNode
}

function Actions({ isDisabled, isMarked, onRevert, children }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {children}
      {isMarked && (
        <Button variant="quiet" isDisabled={isDisabled} onPress={onRevert}>
          Оставить как было
        </Button>
      )}
    </div>
  )
}
