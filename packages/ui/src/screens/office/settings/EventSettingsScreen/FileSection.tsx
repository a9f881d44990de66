import { isFileSlot, slotAdvice, slotAdviceText } from '@parket/domain/files/eventFiles'
import { acceptedTypes, eventFilePlace } from '@parket/domain/files/fileTypes'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { FileSlot } from '../../../../components/FileSlot/FileSlot.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { FilePlacePicture, placeWords } from './FilePlacePicture.tsx'
import type { EventFilesView, FilePlace } from './filesData.ts'
import * as styles from './files.css.ts'

interface FileSectionProps {
  files: EventFilesView
  /** Where the team's mark and colours are set; null for those who may not. */
  brandHref: string | null
}

/**
 * Files of the event: the four slots with where each shows, then the others (docs/rules/events-and-contests.md,
 * «Files of an event»).
 */
export function FileSection({ files, brandHref }: FileSectionProps) {
  const slots = files.places.filter(({ id }) => isFileSlot(id))
  const others = files.places.filter(({ id }) => !isFileSlot(id))
  return (
    <>
      <Text size="small" tone="secondary">
        Выбранное отправится, когда вы&nbsp;сохраните настройки. Без файла турнир показан своим
        рисунком.
        {brandHref !== null && (
          <>
            {' Логотип и цвета одни на все турниры: '}
            <Link href={brandHref}>бренд команды</Link>.
          </>
        )}
      </Text>
      {files.problem !== null && <Alert tone="critical">{files.problem}</Alert>}
      {files.failed > 0 && !files.isSaving && (
        <Alert
          tone="critical"
          title={`Не сохранено файлов: ${files.failed}`}
          action={<Button onPress={files.onRetry}>Повторить</Button>}
        >
          Остальное сохранено, а&nbsp;эти остались отмеченными.
        </Alert>
      )}
      {files.isSaving && (
        <div>
          <Button onPress={files.onStop}>Остановить отправку</Button>
        </div>
      )}
      <div className={styles.places}>
        {slots.map((place) => (
          <Place key={place.id} place={place} files={files} />
        ))}
      </div>
      <h3 className={styles.others}>Другие файлы</h3>
      <div className={styles.places}>
        {others.map((place) => (
          <Place key={place.id} place={place} files={files} />
        ))}
        <FileSlot
          title="Ещё файл"
          description="Положение, схема проезда: картинка или документ до 20 MB"
          accept={acceptedTypes('other')}
          isDisabled={files.isSaving}
          state={{ file: null, modified: null, delete: false, progress: null, problem: null }}
          onChoose={files.onAdd}
          onDelete={() => {}}
          onRevert={() => {}}
        />
      </div>
    </>
  )
}

interface PlaceProps {
  place: FilePlace
  files: EventFilesView
}

function Place({ place: { id, state, chosenPreviewUrl, warnings }, files }: PlaceProps) {
  const slot = isFileSlot(id) ? id : null
  const shown = state.modified ?? (state.delete ? null : state.file)
  const pictureUrl = state.modified ? chosenPreviewUrl : (state.file?.previewUrl ?? null)
  return (
    <FileSlot
      {...(slot
        ? {
            title: slotAdvice(slot).title,
            description: `${placeWords[slot]}; ${slotAdviceText(slot)}`,
            place: (
              <FilePlacePicture
                slot={slot}
                fileName={shown?.name ?? null}
                pictureUrl={shown && pictureUrl}
              />
            ),
          }
        : { title: (state.modified ?? state.file)?.name ?? '' })}
      accept={acceptedTypes(eventFilePlace(id) ?? 'other')}
      isDisabled={files.isSaving}
      state={state}
      warnings={warnings}
      chosenPreviewUrl={chosenPreviewUrl}
      onChoose={(file) => files.onChoose(id, file)}
      onDelete={() => files.onDelete(id)}
      onRevert={() => files.onRevert(id)}
      onRetry={files.onRetry}
      onDownload={() => files.onDownload(id)}
    />
  )
}
