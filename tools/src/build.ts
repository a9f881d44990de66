import { buildSite } from './buildSite.ts'

await buildSite()
