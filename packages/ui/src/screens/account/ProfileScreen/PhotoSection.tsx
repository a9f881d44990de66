import { useRef } from 'react'
import type { ChangeEvent } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Avatar } from '../../../components/Avatar/Avatar.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'

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
  const input = useRef<HTMLInputElement>(null)
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) onChoose(file)
    // The same file may be chosen again after a failure.
    target.value = ''
  }
  return (
    <Stack gap="small">
      <Inline gap="medium">
        <Avatar name={name} src={src} size="large" />
        <Stack gap="xsmall">
          <VisuallyHidden>
            <label>
              Файл с&nbsp;фотографией
              <input
                ref={input}
                type="file"
                accept="image/jpeg,image/png,image/webp"
                tabIndex={-1}
                onChange={handleChange}
              />
            </label>
          </VisuallyHidden>
          <Inline gap="xsmall">
            <Button isPending={isBusy} onPress={() => input.current?.click()}>
              {src === null ? 'Загрузить фото' : 'Заменить фото'}
            </Button>
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
