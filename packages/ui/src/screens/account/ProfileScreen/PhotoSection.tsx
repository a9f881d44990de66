import { Alert } from '../../../components/Alert/Alert.tsx'
import { Avatar } from '../../../components/Avatar/Avatar.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { FileButton } from '../../../components/FileButton/FileButton.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'

export interface PhotoProps {
  /** Full name: its initials are shown where there is no photo. */
  name: string
  /** Address of the photo, null without one. */
  src: string | null
  /** A photo is being sent or removed. */
  isBusy: boolean
  /** Part of the photo that is sent, 0 to 1; null while none is being sent. */
  progress: number | null
  /** Why it could not be done. */
  message: string | null
  /** Gives the picture that was chosen. */
  onChoose: (file: File) => void
  /** The photo is to go. */
  onRemove: () => void
}

/** The user's photo, which the registration desk sees beside the name. */
export function PhotoSection({
  name,
  src,
  isBusy,
  progress,
  message,
  onChoose,
  onRemove,
}: PhotoProps) {
  return (
    <Stack gap="small">
      <Inline gap="medium">
        <Avatar name={name} src={src} size="large" />
        <Stack gap="xsmall">
          <Inline gap="xsmall">
            <FileButton
              label={'Файл с\u00A0фотографией'}
              accept="image/jpeg,image/png,image/webp"
              isPending={isBusy}
              onChoose={onChoose}
            >
              {src === null ? 'Загрузить фото' : 'Заменить фото'}
            </FileButton>
            {src !== null && (
              <Button variant="quiet" isDisabled={isBusy} onPress={onRemove}>
                Убрать
              </Button>
            )}
          </Inline>
          <Text size="small" tone="secondary">
            JPG, PNG или WebP. Видят вы и&nbsp;стойка турнира, в&nbsp;котором вы танцуете.
          </Text>
        </Stack>
      </Inline>
      {progress !== null && <ProgressBar label="Отправляем" value={progress} />}
      {message !== null && <Alert tone="critical">{message}</Alert>}
    </Stack>
  )
}
