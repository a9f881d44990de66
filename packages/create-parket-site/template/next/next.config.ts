import type { NextConfig } from 'next'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

// The API answers its own origin only: calls of the browser go through this site, pictures to share come from there.
const config: NextConfig = {
  // Addresses of «Паркет» end as they are: /events/1/, /events/1/results.
  skipTrailingSlashRedirect: true,
  rewrites: async () =>
    ['/api/:path*', '/sanctum/:path*', '/events/:path*/share.png'].map((source) => ({
      source,
      destination: api + source,
    })),
}

export default config
