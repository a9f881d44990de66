import { useId, useRef, type ChangeEvent, type ReactNode, type Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import type { ButtonLook } from '../Button/buttonClass.ts'
import type { ControlProps } from '../elementProps.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface FileButtonProps extends ButtonLook, ControlProps {
  /** Which file is asked for: names the file input for screen readers. */
  label: string
  /** What the file dialog offers: `image/*`, `.json`. */
  accept?: string
  /** Gives the file that was chosen. */
  onChoose: (file: File) => void
  /** Id of what says why the file was not taken. */
  problemId?: string
  /** The file that was chosen was not taken. */
  isInvalid?: boolean
  /** Shown, but nothing can be chosen. */
  isDisabled?: boolean
  /** The file is on its way: a spinner is shown, presses do nothing, the focus stays. */
  isPending?: boolean
  /** An icon before the text. */
  iconStart?: ReactNode
  /** The button: to give it the focus, say. */
  ref?: Ref<HTMLButtonElement>
  /** What happens when it is pressed: a verb. */
  children: ReactNode
}

/** A button that opens the device's file dialog. */
export function FileButton({
  label,
  accept,
  onChoose,
  problemId,
  isInvalid = false,
  isDisabled = false,
  isPending = false,
  ...button
}: FileButtonProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (file) onChoose(file)
    // The same file can be chosen again after it was mended.
    currentTarget.value = ''
  }
  return (
    <>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          // The button is the one stop of Tab.
          tabIndex={-1}
          disabled={isDisabled || isPending}
          aria-invalid={isInvalid || undefined}
          aria-describedby={problemId}
          onChange={handleChange}
        />
      </VisuallyHidden>
      <Button
        {...button}
        isDisabled={isDisabled}
        isPending={isPending}
        aria-describedby={problemId ?? button['aria-describedby']}
        onPress={() => input.current?.click()}
      />
    </>
  )
}
