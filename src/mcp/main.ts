#!/usr/bin/env node
// First, before anything that an old Node cannot load.
import "./node-version.ts";
import { startServer } from "./server.ts";

startServer(process);
