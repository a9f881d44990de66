import { useId } from 'react'
import type { ReactNode, Ref } from 'react'
import { hasPreview } from '@parket/domain/files/eventFiles'
import type { FileSlotState, KeptFile } from '@parket/domain/files/fileSlotState'
import { formatFileSize } from '@parket/domain/format/fileSize'
import { DownloadIcon } from '../../icons/DownloadIcon.tsx'
import { RetryIcon } from '../../icons/RetryIcon.tsx'
import { TrashIcon } from '../../icons/TrashIcon.tsx'
import { cx } from '../../theme/cx.ts'
import { State } from '../State/State.tsx'
import { Button } from '../Button/Button.tsx'
import { DropZone } from '../DropZone/DropZone.tsx'
import { FieldError } from '../Field/FieldError.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { Text } from '../Text/Text.tsx'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './FileSlot.css.ts'

export interface FileSlotProps extends ElementProps {
  /** Which file it is for: «Баннер». */
  title: string
  /** What is advised: «до 300 KB, 400×200». */
  description?: string
  /** What speaks against the chosen file, though it can be sent: «Файл больше 300 KB…». */
  warnings?: readonly string[]
  /** A drawing of where the file shows, with the file in it: it stands instead of the small picture. */
  place?: ReactNode
  /** The stored file, and what saving does to it. */
  state: FileSlotState
  /** Address of the chosen picture, made by the page. */
  chosenPreviewUrl?: string | null
  /** What the file dialog offers: `image/*`. */
  accept?: string
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
  /** Gives the file that was chosen or dropped. */
  onChoose: (file: File) => void
  /** The file is to be deleted. */
  onDelete: () => void
  /** Removes the mark. */
  onRevert: () => void
  /** Sends again what failed; without it, saving does. */
  onRetry?: () => void
  /** Saves the stored file on the device; without it, that is not offered. */
  onDownload?: () => void
  /** The file input: to give it the focus, say. */
  ref?: Ref<HTMLInputElement>
}

const noWarnings: readonly string[] = []

/**
 * A place for a file: drop one, see it, mark it; saving applies the marks (docs/rules/events-and-contests.md,
 * «Files of an event»).
 */
export function FileSlot({
  title,
  description,
  warnings = noWarnings,
  place,
  state,
  chosenPreviewUrl = null,
  accept,
  isDisabled = false,
  onChoose,
  onDelete,
  onRevert,
  onRetry,
  onDownload,
  ref,
  ...element
}: FileSlotProps) {
  const titleId = useId()
  const problemId = useId()
  const { file, modified, progress, problem } = state
  const shown = modified ?? file
  const isSending = progress !== null
  const isMarked = modified !== null || state.delete

  return (
    <DropZone
      aria-labelledby={titleId}
      {...element}
      as="article"
      look="sheet"
      isDisabled={isDisabled || isSending}
      onChoose={onChoose}
    >
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {description && <span className={styles.advice}>{description}</span>}
      </div>
      {(shown || place) && (
        <div className={styles.file}>
          {place}
          {shown && (
            <Shown
              {...shown}
              previewUrl={pictureOf(state, chosenPreviewUrl)}
              isPlaced={Boolean(place)}
              isGone={state.delete}
              mark={markOf(state)}
            />
          )}
        </div>
      )}
      {modified &&
        warnings.map((warning) => (
          <Text key={warning} size="small" tone="caution">
            {warning}
          </Text>
        ))}
      {isSending && <ProgressBar label="Отправляем" value={progress} />}
      <FieldError id={problemId} error={problem ?? undefined} />
      {!isSending && (
        <>
          <label className={place ? styles.pick : styles.drop}>
            <span>
              <span className={styles.choose}>{shown ? 'Выберите другой' : 'Выберите файл'}</span>{' '}
              или перетащите сюда
            </span>
            <input
              ref={ref}
              className={styles.input}
              type="file"
              accept={accept}
              disabled={isDisabled}
              aria-label={`${title}: ${shown ? 'выберите другой файл' : 'выберите файл'}`}
              aria-invalid={problem !== null || undefined}
              aria-describedby={problem === null ? undefined : problemId}
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
            {!isMarked && file && onDownload && (
              <Button variant="quiet" iconStart={<DownloadIcon />} onPress={onDownload}>
                Скачать
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
    </DropZone>
  )
}

/** The kept file's picture, if it has one; of a chosen file only a picture is shown. */
function pictureOf({ modified, file }: FileSlotState, chosenUrl: string | null): string | null {
  if (modified) return hasPreview(modified.name) ? chosenUrl : null
  return file?.previewUrl ?? null
}

function markOf({ modified, delete: isDeleted }: FileSlotState): string | null {
  if (modified) return 'Отправится при сохранении'
  return isDeleted ? 'Удалится при сохранении' : null
}

interface ShownProps extends KeptFile {
  /** The drawing of the place shows it already. */
  isPlaced: boolean
  isGone: boolean
  mark: string | null
}

function Shown({ name, size, previewUrl, isPlaced, isGone, mark }: ShownProps) {
  return (
    <>
      {!isPlaced && previewUrl && (
        <img className={cx(styles.preview, isGone && styles.gone)} src={previewUrl} alt="" />
      )}
      <div className={styles.about}>
        <p className={isGone ? styles.goneName : undefined}>{name}</p>
        {size !== null && <p className={styles.size}>{formatFileSize(size)}</p>}
        {mark && <State tone={isGone ? 'critical' : 'neutral'}>{mark}</State>}
      </div>
    </>
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
