import { SvgIcon } from './SvgIcon.tsx'

export function UndoIcon() {
  return (
    <SvgIcon>
      <path d="M5 9.5h9.5a5.5 5.5 0 0 1 0 11H9.5M8.5 6 5 9.5 8.5 13" />
    </SvgIcon>
  )
}
