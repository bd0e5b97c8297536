/** How the site asks a service that answers its searches. */
export interface RemoteSettings {
  /** Where the service is: an `https://` or `http://` address, or a path of the site's own host. It may have a query. */
  apiUrl: string;
  /** The names of the indexes to search; hits come in this order. */
  searchIndexes: string[];
  /** How many milliseconds an answer may take; 5000 unless said. */
  timeout?: number;
}
