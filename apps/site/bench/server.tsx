import { renderToString } from 'react-dom/server'
import { Floor } from './Floor.tsx'

export function renderFloor(text: Parameters<typeof Floor>[0]): string {
  return renderToString(<Floor {...text} />)
}
