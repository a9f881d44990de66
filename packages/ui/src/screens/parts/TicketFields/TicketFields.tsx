import { TextField } from '../../../components/TextField/TextField.tsx'

const digits = {
  inputMode: 'numeric',
  autoComplete: 'off',
  isRequired: true,
  // Long enough for a pasted «№» and spaces.
  maxLength: 20,
} as const

export interface TicketFieldsProps {
  /** As typed. */
  regN: string
  /** The PIN, as typed. */
  pinCode: string
  /** What is wrong with a field, in Russian. */
  errors?: Partial<Record<'reg_n' | 'pin_code', string[]>>
  /** Gives what was typed. */
  onChange: (change: { regN?: string; pinCode?: string }) => void
}

/** Number and PIN, which open a registration without an account. */
export function TicketFields({ regN, pinCode, errors, onChange }: TicketFieldsProps) {
  return (
    <>
      <TextField
        {...digits}
        label="Номер"
        name="reg_n"
        value={regN}
        error={errors?.reg_n}
        onChange={(value) => onChange({ regN: value })}
      />
      <TextField
        {...digits}
        label="PIN-код"
        name="pin_code"
        value={pinCode}
        error={errors?.pin_code}
        onChange={(value) => onChange({ pinCode: value })}
      />
    </>
  )
}
