import { useState } from 'react'
import { EyeIcon } from '../../icons/EyeIcon.tsx'
import { EyeOffIcon } from '../../icons/EyeOffIcon.tsx'
import { componentsTexts } from '../../texts/componentsTexts.ts'
import { useTexts } from '../../texts/TextsProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { TextLineProps } from '../TextField/TextField.tsx'

export interface PasswordFieldProps extends TextLineProps {
  /** Whether the browser offers the stored password or a new one. */
  autoComplete?: 'current-password' | 'new-password'
}

/** A password with a toggle that shows what was typed. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const say = useTexts('components', componentsTexts)
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      action={
        <IconButton
          aria-label={say(isShown ? 'hidePassword' : 'showPassword')}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          isDisabled={props.isDisabled}
          onPress={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
