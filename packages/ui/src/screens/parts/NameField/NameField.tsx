import { nameLimit } from '@parket/domain/account/person'
import { properName } from '@parket/domain/registration/nameCase'
import { useRef } from 'react'
import { TextField, type TextFieldProps } from '../../../components/TextField/TextField.tsx'

interface NameFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength' | 'onBlur'> {
  value: string
  onChange: (value: string) => void
}

/**
 * A dancer's last or first name. On blur, a name typed in one case gets proper capitals, once: if the user
 * types it that way again, it stays. A name that was not edited never changes.
 */
export function NameField(props: NameFieldProps) {
  const { value, onChange } = props
  const isTyped = useRef(false)
  const mended = useRef<string | null>(null)
  function handleChange(typed: string) {
    isTyped.current = true
    onChange(typed)
  }
  function handleBlur() {
    if (!isTyped.current) return
    isTyped.current = false
    const offered = properName(value)
    if (offered === value || mended.current === value) return
    mended.current = value
    onChange(offered)
  }
  return <TextField {...props} maxLength={nameLimit} onChange={handleChange} onBlur={handleBlur} />
}
