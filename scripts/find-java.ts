import { dirname, join } from 'node:path';
import { findProgram } from './find-program.ts';

const home = process.env.JAVA_HOME;

/** Java's own programs, for the OpenSearch of the tests. */
export function findJava(): { java: string; javac: string } {
  const javac = findProgram({
    what: 'a JDK of at least Java 17',
    setting: 'JAVAC_PATH',
    places: [...(home ? [join(home, 'bin/javac')] : []), '/usr/bin/javac', '/usr/local/bin/javac'],
    packages: ['default-jdk-headless'],
  });
  return { javac, java: join(dirname(javac), 'java') };
}

/** Maven, which fetches that OpenSearch. */
export function findMaven(): string {
  return findProgram({
    what: 'Maven',
    setting: 'MAVEN_PATH',
    places: ['/usr/bin/mvn', '/usr/local/bin/mvn'],
    packages: ['maven'],
  });
}
