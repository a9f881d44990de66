import { hydrateRoot } from 'react-dom/client'
import { Floor } from './Floor.tsx'

const root = document.querySelector('#root')
const text = document.querySelector('#text')?.textContent
if (root && text)
  hydrateRoot(root, <Floor {...(JSON.parse(text) as Parameters<typeof Floor>[0])} />)
