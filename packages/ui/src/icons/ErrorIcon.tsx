import { SvgIcon } from './SvgIcon.tsx'

export function ErrorIcon() {
  return (
    <SvgIcon>
      <path d="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7ZM12 8v4.8M12 16h.01" />
    </SvgIcon>
  )
}
