import { launchServer } from '@parket/tools/launchServer'
import { withFolder } from './server.ts'

/**
 * Runs an installation that nobody has set up (DEMO=0).
 * @param use gets the one-time link that its first start prints
 */
export async function withFreshServer(use: (setupUrl: string) => Promise<void>): Promise<void> {
  await withFolder(async (dataDir) => {
    const server = await launchServer(
      { LOG_LEVEL: 'warn', DATA_DIR: dataDir, DEMO: '0' },
      /http:\/\/\S+\/setup\/\S+/,
    )
    try {
      // The link names the port that was asked for, here any: the one taken stands in the address.
      await use(new URL(new URL(server.printed).pathname, server.url).href)
    } finally {
      await server.end()
    }
  })
}
