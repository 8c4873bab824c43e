import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askForAudit, judgeAudit } from './dependency-audit.ts';

const advisory = (name: string, severity: string) => ({
  ...{ source: 1, name, dependency: name, title: `A hole in ${name}`, severity },
  ...{ url: `https://github.com/advisories/GHSA-${name}`, cwe: ['CWE-1'], range: '<2.0.0' },
  cvss: { score: 7.5, vectorString: null },
});

/** A report as npm 11 prints it: one package has the hole, another only uses that one. */
function report(severity: string): string {
  const more = { isDirect: true, range: '', fixAvailable: false };
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      parser: { name: 'parser', severity, via: [advisory('parser', severity)], effects: ['server'], ...more },
      server: { name: 'server', severity, via: ['parser'], effects: [], ...more },
    },
    metadata: { vulnerabilities: { total: 2 }, dependencies: { prod: 307, dev: 270, total: 602 } },
  });
}

const clean = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {},
  metadata: { vulnerabilities: { total: 0 }, dependencies: { total: 602 } },
});
const refused = JSON.stringify({
  message: '405 Method Not Allowed - POST https://packages.example/-/npm/v1/security/advisories/bulk',
  ...{ method: 'POST', statusCode: 405, body: '', error: { summary: '', detail: '' } },
});
const offline = JSON.stringify({
  message:
    'request to https://packages.example/-/npm/v1 failed, reason: getaddrinfo ENOTFOUND packages.example',
  error: { summary: '', detail: '' },
});

describe('the audit of the packages', () => {
  it.each(['high', 'critical'])(
    'fails on a known vulnerability that is %s, and names it once',
    (severity) => {
      expect(judgeAudit(report(severity))).toEqual({
        passes: false,
        lines: [
          `parser <2.0.0: A hole in parser (${severity}, https://github.com/advisories/GHSA-parser)`,
          'Update what brings them in; npm audit tells more.',
        ],
      });
    },
  );

  it.each([
    [
      'a milder one',
      report('moderate'),
      'No grave vulnerability is known in 602 packages, and 1 milder: npm audit tells more.',
    ],
    ['none at all', clean, 'No grave vulnerability is known in 602 packages.'],
    ['a registry without an audit', refused, 'Not audited: the registry offers no audit.'],
    ['a machine without a network', offline, 'Not audited: the registry could not be asked (ENOTFOUND).'],
    [
      'a registry that is out of order',
      '{"statusCode":503,"message":"503"}',
      'Not audited: the registry could not be asked (it answered 503).',
    ],
    ['an npm that says nothing', '', 'Not audited: the registry could not be asked (npm gave no report).'],
    ['a registry that does not answer', null, 'Not audited: the registry did not answer in time.'],
  ])('passes with a sentence on %s', (_what, answer, sentence) => {
    expect(judgeAudit(answer)).toEqual({ passes: true, lines: [sentence] });
  });

  it('passes over an advisory that was examined and accepted, and no other', () => {
    const accepted = new Map([['https://github.com/advisories/GHSA-parser', 'never given foreign input']]);
    expect(judgeAudit(report('high'), accepted).passes).toBe(true);
    expect(
      judgeAudit(report('high'), new Map([['https://github.com/advisories/GHSA-other', '']])).passes,
    ).toBe(false);
  });
});

describe('npm itself, asked for an audit', () => {
  async function registry(answer: RequestListener): Promise<NodeJS.ProcessEnv> {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    // npm remembers advisories: not in the cache of the person who runs the tests.
    const cache = mkdtempSync(path.join(tmpdir(), 'academy-npm-'));
    onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
    return { ...process.env, npm_config_registry: `http://127.0.0.1:${port}`, npm_config_cache: cache };
  }

  it('tells of a vulnerability that the registry knows', async () => {
    const known = { id: 1, ...advisory('fastify', 'critical'), vulnerable_versions: '<99.0.0' };
    const env = await registry((request, response) => {
      response.statusCode = request.method === 'POST' ? 200 : 404;
      response.end(JSON.stringify(request.method === 'POST' ? { fastify: [known] } : {}));
    });
    const { passes, lines } = judgeAudit(await askForAudit(env));
    expect(passes).toBe(false);
    expect(lines[0]).toBe(
      'fastify <99.0.0: A hole in fastify (critical, https://github.com/advisories/GHSA-fastify)',
    );
  });

  it('is content where the registry offers none', async () => {
    const env = await registry((_request, response) => {
      response.statusCode = 405;
      response.end();
    });
    expect(judgeAudit(await askForAudit(env)).lines).toEqual(['Not audited: the registry offers no audit.']);
  });

  it('is not waited for when the registry never answers', async () => {
    const env = await registry(() => undefined);
    expect(await askForAudit(env, 1_000)).toBeNull();
  });
});
