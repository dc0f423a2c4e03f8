import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
  /***/
  7750: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      module.exports = {
        RBTree: __nccwpck_require__2(5004),
        BinTree: __nccwpck_require__2(2663)
      };
    })
  ),
  /***/
  2663: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      var TreeBase = __nccwpck_require__2(253);
      function Node(data) {
        this.data = data;
        this.left = null;
        this.right = null;
      }
      Node.prototype.get_child = function(dir) {
        return dir ? this.right : this.left;
      };
      Node.prototype.set_child = function(dir, val) {
        if (dir) {
          this.right = val;
        } else {
          this.left = val;
        }
      };
      function BinTree(comparator) {
        this._root = null;
        this._comparator = comparator;
        this.size = 0;
      }
      BinTree.prototype = new TreeBase();
      BinTree.prototype.insert = function(data) {
        if (this._root === null) {
          this._root = new Node(data);
          this.size++;
          return true;
        }
        var dir = 0;
        var p = null;
        var node = this._root;
        while (true) {
          if (node === null) {
            node = new Node(data);
            p.set_child(dir, node);
            ret = true;
            this.size++;
            return true;
          }
          if (this._comparator(node.data, data) === 0) {
            return false;
          }
          dir = this._comparator(node.data, data) < 0;
          p = node;
          node = node.get_child(dir);
        }
      };
      BinTree.prototype.remove = function(data) {
        if (this._root === null) {
          return false;
        }
        var head = new Node(void 0);
        var node = head;
        node.right = this._root;
        var p = null;
        var found = null;
        var dir = 1;
        while (node.get_child(dir) !== null) {
          p = node;
          node = node.get_child(dir);
          var cmp = this._comparator(data, node.data);
          dir = cmp > 0;
          if (cmp === 0) {
            found = node;
          }
        }
        if (found !== null) {
          found.data = node.data;
          p.set_child(p.right === node, node.get_child(node.left === null));
          this._root = head.right;
          this.size--;
          return true;
        } else {
          return false;
        }
      };
      module.exports = BinTree;
    })
  ),
  /***/
  5004: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      var TreeBase = __nccwpck_require__2(253);
      function Node(data) {
        this.data = data;
        this.left = null;
        this.right = null;
        this.red = true;
      }
      Node.prototype.get_child = function(dir) {
        return dir ? this.right : this.left;
      };
      Node.prototype.set_child = function(dir, val) {
        if (dir) {
          this.right = val;
        } else {
          this.left = val;
        }
      };
      function RBTree(comparator) {
        this._root = null;
        this._comparator = comparator;
        this.size = 0;
      }
      RBTree.prototype = new TreeBase();
      RBTree.prototype.insert = function(data) {
        var ret2 = false;
        if (this._root === null) {
          this._root = new Node(data);
          ret2 = true;
          this.size++;
        } else {
          var head = new Node(void 0);
          var dir = 0;
          var last = 0;
          var gp = null;
          var ggp = head;
          var p = null;
          var node = this._root;
          ggp.right = this._root;
          while (true) {
            if (node === null) {
              node = new Node(data);
              p.set_child(dir, node);
              ret2 = true;
              this.size++;
            } else if (is_red(node.left) && is_red(node.right)) {
              node.red = true;
              node.left.red = false;
              node.right.red = false;
            }
            if (is_red(node) && is_red(p)) {
              var dir2 = ggp.right === gp;
              if (node === p.get_child(last)) {
                ggp.set_child(dir2, single_rotate(gp, !last));
              } else {
                ggp.set_child(dir2, double_rotate(gp, !last));
              }
            }
            var cmp = this._comparator(node.data, data);
            if (cmp === 0) {
              break;
            }
            last = dir;
            dir = cmp < 0;
            if (gp !== null) {
              ggp = gp;
            }
            gp = p;
            p = node;
            node = node.get_child(dir);
          }
          this._root = head.right;
        }
        this._root.red = false;
        return ret2;
      };
      RBTree.prototype.remove = function(data) {
        if (this._root === null) {
          return false;
        }
        var head = new Node(void 0);
        var node = head;
        node.right = this._root;
        var p = null;
        var gp = null;
        var found = null;
        var dir = 1;
        while (node.get_child(dir) !== null) {
          var last = dir;
          gp = p;
          p = node;
          node = node.get_child(dir);
          var cmp = this._comparator(data, node.data);
          dir = cmp > 0;
          if (cmp === 0) {
            found = node;
          }
          if (!is_red(node) && !is_red(node.get_child(dir))) {
            if (is_red(node.get_child(!dir))) {
              var sr = single_rotate(node, dir);
              p.set_child(last, sr);
              p = sr;
            } else if (!is_red(node.get_child(!dir))) {
              var sibling = p.get_child(!last);
              if (sibling !== null) {
                if (!is_red(sibling.get_child(!last)) && !is_red(sibling.get_child(last))) {
                  p.red = false;
                  sibling.red = true;
                  node.red = true;
                } else {
                  var dir2 = gp.right === p;
                  if (is_red(sibling.get_child(last))) {
                    gp.set_child(dir2, double_rotate(p, last));
                  } else if (is_red(sibling.get_child(!last))) {
                    gp.set_child(dir2, single_rotate(p, last));
                  }
                  var gpc = gp.get_child(dir2);
                  gpc.red = true;
                  node.red = true;
                  gpc.left.red = false;
                  gpc.right.red = false;
                }
              }
            }
          }
        }
        if (found !== null) {
          found.data = node.data;
          p.set_child(p.right === node, node.get_child(node.left === null));
          this.size--;
        }
        this._root = head.right;
        if (this._root !== null) {
          this._root.red = false;
        }
        return found !== null;
      };
      function is_red(node) {
        return node !== null && node.red;
      }
      function single_rotate(root, dir) {
        var save = root.get_child(!dir);
        root.set_child(!dir, save.get_child(dir));
        save.set_child(dir, root);
        root.red = true;
        save.red = false;
        return save;
      }
      function double_rotate(root, dir) {
        root.set_child(!dir, single_rotate(root.get_child(!dir), !dir));
        return single_rotate(root, dir);
      }
      module.exports = RBTree;
    })
  ),
  /***/
  253: (
    /***/
    ((module) => {
      function TreeBase() {
      }
      TreeBase.prototype.clear = function() {
        this._root = null;
        this.size = 0;
      };
      TreeBase.prototype.find = function(data) {
        var res = this._root;
        while (res !== null) {
          var c = this._comparator(data, res.data);
          if (c === 0) {
            return res.data;
          } else {
            res = res.get_child(c > 0);
          }
        }
        return null;
      };
      TreeBase.prototype.findIter = function(data) {
        var res = this._root;
        var iter = this.iterator();
        while (res !== null) {
          var c = this._comparator(data, res.data);
          if (c === 0) {
            iter._cursor = res;
            return iter;
          } else {
            iter._ancestors.push(res);
            res = res.get_child(c > 0);
          }
        }
        return null;
      };
      TreeBase.prototype.lowerBound = function(item) {
        var cur = this._root;
        var iter = this.iterator();
        var cmp = this._comparator;
        while (cur !== null) {
          var c = cmp(item, cur.data);
          if (c === 0) {
            iter._cursor = cur;
            return iter;
          }
          iter._ancestors.push(cur);
          cur = cur.get_child(c > 0);
        }
        for (var i = iter._ancestors.length - 1; i >= 0; --i) {
          cur = iter._ancestors[i];
          if (cmp(item, cur.data) < 0) {
            iter._cursor = cur;
            iter._ancestors.length = i;
            return iter;
          }
        }
        iter._ancestors.length = 0;
        return iter;
      };
      TreeBase.prototype.upperBound = function(item) {
        var iter = this.lowerBound(item);
        var cmp = this._comparator;
        while (iter.data() !== null && cmp(iter.data(), item) === 0) {
          iter.next();
        }
        return iter;
      };
      TreeBase.prototype.min = function() {
        var res = this._root;
        if (res === null) {
          return null;
        }
        while (res.left !== null) {
          res = res.left;
        }
        return res.data;
      };
      TreeBase.prototype.max = function() {
        var res = this._root;
        if (res === null) {
          return null;
        }
        while (res.right !== null) {
          res = res.right;
        }
        return res.data;
      };
      TreeBase.prototype.iterator = function() {
        return new Iterator(this);
      };
      TreeBase.prototype.each = function(cb) {
        var it = this.iterator(), data;
        while ((data = it.next()) !== null) {
          if (cb(data) === false) {
            return;
          }
        }
      };
      TreeBase.prototype.reach = function(cb) {
        var it = this.iterator(), data;
        while ((data = it.prev()) !== null) {
          if (cb(data) === false) {
            return;
          }
        }
      };
      function Iterator(tree) {
        this._tree = tree;
        this._ancestors = [];
        this._cursor = null;
      }
      Iterator.prototype.data = function() {
        return this._cursor !== null ? this._cursor.data : null;
      };
      Iterator.prototype.next = function() {
        if (this._cursor === null) {
          var root = this._tree._root;
          if (root !== null) {
            this._minNode(root);
          }
        } else {
          if (this._cursor.right === null) {
            var save;
            do {
              save = this._cursor;
              if (this._ancestors.length) {
                this._cursor = this._ancestors.pop();
              } else {
                this._cursor = null;
                break;
              }
            } while (this._cursor.right === save);
          } else {
            this._ancestors.push(this._cursor);
            this._minNode(this._cursor.right);
          }
        }
        return this._cursor !== null ? this._cursor.data : null;
      };
      Iterator.prototype.prev = function() {
        if (this._cursor === null) {
          var root = this._tree._root;
          if (root !== null) {
            this._maxNode(root);
          }
        } else {
          if (this._cursor.left === null) {
            var save;
            do {
              save = this._cursor;
              if (this._ancestors.length) {
                this._cursor = this._ancestors.pop();
              } else {
                this._cursor = null;
                break;
              }
            } while (this._cursor.left === save);
          } else {
            this._ancestors.push(this._cursor);
            this._maxNode(this._cursor.left);
          }
        }
        return this._cursor !== null ? this._cursor.data : null;
      };
      Iterator.prototype._minNode = function(start) {
        while (start.left !== null) {
          this._ancestors.push(start);
          start = start.left;
        }
        this._cursor = start;
      };
      Iterator.prototype._maxNode = function(start) {
        while (start.right !== null) {
          this._ancestors.push(start);
          start = start.right;
        }
        this._cursor = start;
      };
      module.exports = TreeBase;
    })
  ),
  /***/
  5222: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      var __webpack_unused_export__;
      exports.register = __nccwpck_require__2(1627).globalRegistry;
      exports.Registry = __nccwpck_require__2(1627);
      __webpack_unused_export__ = {
        configurable: false,
        enumerable: true,
        get() {
          return exports.register.contentType;
        },
        set(value) {
          exports.register.setContentType(value);
        }
      };
      __webpack_unused_export__ = exports.Registry.PROMETHEUS_CONTENT_TYPE;
      __webpack_unused_export__ = exports.Registry.OPENMETRICS_CONTENT_TYPE;
      __nccwpck_require__2(1539).validateMetricName;
      exports.Counter = __nccwpck_require__2(8606);
      exports.Gauge = __nccwpck_require__2(7173);
      exports.Histogram = __nccwpck_require__2(5416);
      __nccwpck_require__2(5910);
      __nccwpck_require__2(7524);
      __nccwpck_require__2(964);
      __nccwpck_require__2(964);
      exports.collectDefaultMetrics = __nccwpck_require__2(5106);
      __nccwpck_require__2(5924).aggregators;
      __nccwpck_require__2(816);
    })
  ),
  /***/
  964: (
    /***/
    ((__unused_webpack_module, exports) => {
      var __webpack_unused_export__;
      __webpack_unused_export__ = (start, width, count) => {
        if (count < 1) {
          throw new Error("Linear buckets needs a positive count");
        }
        const buckets = new Array(count);
        for (let i = 0; i < count; i++) {
          buckets[i] = start + i * width;
        }
        return buckets;
      };
      __webpack_unused_export__ = (start, factor, count) => {
        if (start <= 0) {
          throw new Error("Exponential buckets needs a positive start");
        }
        if (count < 1) {
          throw new Error("Exponential buckets needs a positive count");
        }
        if (factor <= 1) {
          throw new Error("Exponential buckets needs a factor greater than 1");
        }
        const buckets = new Array(count);
        for (let i = 0; i < count; i++) {
          buckets[i] = start;
          start *= factor;
        }
        return buckets;
      };
    })
  ),
  /***/
  816: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const Registry = __nccwpck_require__2(1627);
      const { Grouper } = __nccwpck_require__2(9588);
      const { aggregators } = __nccwpck_require__2(5924);
      let cluster = () => {
        const data = __nccwpck_require__2(9907);
        cluster = () => data;
        return data;
      };
      const GET_METRICS_REQ = "prom-client:getMetricsReq";
      const GET_METRICS_RES = "prom-client:getMetricsRes";
      let registries = [Registry.globalRegistry];
      let requestCtr = 0;
      let listenersAdded = false;
      const requests = /* @__PURE__ */ new Map();
      class AggregatorRegistry extends Registry {
        constructor(regContentType = Registry.PROMETHEUS_CONTENT_TYPE) {
          super(regContentType);
          addListeners();
        }
        /**
         * Gets aggregated metrics for all workers. The optional callback and
         * returned Promise resolve with the same value; either may be used.
         * @return {Promise<string>} Promise that resolves with the aggregated
         *   metrics.
         */
        clusterMetrics() {
          const requestId = requestCtr++;
          return new Promise((resolve, reject) => {
            let settled = false;
            function done(err, result) {
              if (settled) return;
              settled = true;
              if (err) reject(err);
              else resolve(result);
            }
            const request = {
              responses: [],
              pending: 0,
              done,
              errorTimeout: setTimeout(() => {
                const err = new Error("Operation timed out.");
                request.done(err);
              }, 5e3)
            };
            requests.set(requestId, request);
            const message = {
              type: GET_METRICS_REQ,
              requestId
            };
            for (const id in cluster().workers) {
              if (cluster().workers[id].isConnected()) {
                cluster().workers[id].send(message);
                request.pending++;
              }
            }
            if (request.pending === 0) {
              clearTimeout(request.errorTimeout);
              process.nextTick(() => done(null, ""));
            }
          });
        }
        get contentType() {
          return super.contentType;
        }
        /**
         * Creates a new Registry instance from an array of metrics that were
         * created by `registry.getMetricsAsJSON()`. Metrics are aggregated using
         * the method specified by their `aggregator` property, or by summation if
         * `aggregator` is undefined.
         * @param {Array} metricsArr Array of metrics, each of which created by
         *   `registry.getMetricsAsJSON()`.
         * @param {string} registryType content type of the new registry. Defaults
         * to PROMETHEUS_CONTENT_TYPE.
         * @return {Registry} aggregated registry.
         */
        static aggregate(metricsArr, registryType = Registry.PROMETHEUS_CONTENT_TYPE) {
          const aggregatedRegistry = new Registry();
          const metricsByName = new Grouper();
          aggregatedRegistry.setContentType(registryType);
          metricsArr.forEach((metrics) => {
            metrics.forEach((metric) => {
              metricsByName.add(metric.name, metric);
            });
          });
          metricsByName.forEach((metrics) => {
            const aggregatorName = metrics[0].aggregator;
            const aggregatorFn = aggregators[aggregatorName];
            if (typeof aggregatorFn !== "function") {
              throw new Error(`'${aggregatorName}' is not a defined aggregator.`);
            }
            const aggregatedMetric = aggregatorFn(metrics);
            if (aggregatedMetric) {
              const aggregatedMetricWrapper = Object.assign(
                {
                  get: () => aggregatedMetric
                },
                aggregatedMetric
              );
              aggregatedRegistry.registerMetric(aggregatedMetricWrapper);
            }
          });
          return aggregatedRegistry;
        }
        /**
         * Sets the registry or registries to be aggregated. Call from workers to
         * use a registry/registries other than the default global registry.
         * @param {Array<Registry>|Registry} regs Registry or registries to be
         *   aggregated.
         * @return {void}
         */
        static setRegistries(regs) {
          if (!Array.isArray(regs)) regs = [regs];
          regs.forEach((reg) => {
            if (!(reg instanceof Registry)) {
              throw new TypeError(`Expected Registry, got ${typeof reg}`);
            }
          });
          registries = regs;
        }
      }
      function addListeners() {
        if (listenersAdded) return;
        listenersAdded = true;
        if (cluster().isMaster) {
          cluster().on("message", (worker, message) => {
            if (message.type === GET_METRICS_RES) {
              const request = requests.get(message.requestId);
              if (message.error) {
                request.done(new Error(message.error));
                return;
              }
              message.metrics.forEach((registry) => request.responses.push(registry));
              request.pending--;
              if (request.pending === 0) {
                requests.delete(message.requestId);
                clearTimeout(request.errorTimeout);
                const registry = AggregatorRegistry.aggregate(request.responses);
                const promString = registry.metrics();
                request.done(null, promString);
              }
            }
          });
        }
        if (cluster().isWorker) {
          process.on("message", (message) => {
            if (message.type === GET_METRICS_REQ) {
              Promise.all(registries.map((r) => r.getMetricsAsJSON())).then((metrics) => {
                process.send({
                  type: GET_METRICS_RES,
                  requestId: message.requestId,
                  metrics
                });
              }).catch((error) => {
                process.send({
                  type: GET_METRICS_RES,
                  requestId: message.requestId,
                  error: error.message
                });
              });
            }
          });
        }
      }
      module.exports = AggregatorRegistry;
    })
  ),
  /***/
  8606: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const util2 = __nccwpck_require__2(9023);
      const {
        hashObject,
        isObject,
        getLabels,
        removeLabels,
        nowTimestamp
      } = __nccwpck_require__2(9588);
      const { validateLabel } = __nccwpck_require__2(1539);
      const { Metric } = __nccwpck_require__2(2476);
      const Exemplar = __nccwpck_require__2(9024);
      class Counter extends Metric {
        constructor(config) {
          super(config);
          this.type = "counter";
          this.defaultLabels = {};
          this.defaultValue = 1;
          this.defaultExemplarLabelSet = {};
          if (config.enableExemplars) {
            this.enableExemplars = true;
            this.inc = this.incWithExemplar;
          } else {
            this.inc = this.incWithoutExemplar;
          }
        }
        /**
         * Increment counter
         * @param {object} labels - What label you want to be incremented
         * @param {Number} value - Value to increment, if omitted increment with 1
         * @returns {object} results - object with information about the inc operation
         * @returns {string} results.labelHash - hash representation of the labels
         */
        incWithoutExemplar(labels, value) {
          let hash = "";
          if (isObject(labels)) {
            hash = hashObject(labels, this.sortedLabelNames);
            validateLabel(this.labelNames, labels);
          } else {
            value = labels;
            labels = {};
          }
          if (value && !Number.isFinite(value)) {
            throw new TypeError(`Value is not a valid number: ${util2.format(value)}`);
          }
          if (value < 0) {
            throw new Error("It is not possible to decrease a counter");
          }
          if (value === null || value === void 0) value = 1;
          setValue(this.hashMap, value, labels, hash);
          return { labelHash: hash };
        }
        /**
         * Increment counter with exemplar, same as inc but accepts labels for an
         * exemplar.
         * If no label is provided the current exemplar labels are kept unchanged
         * (defaults to empty set).
         *
         * @param {object} incOpts - Object with options about what metric to increase
         * @param {object} incOpts.labels - What label you want to be incremented,
         *                                  defaults to null (metric with no labels)
         * @param {Number} incOpts.value - Value to increment, defaults to 1
         * @param {object} incOpts.exemplarLabels - Key-value  labels for the
         *                                          exemplar, defaults to empty set {}
         * @returns {void}
         */
        incWithExemplar({
          labels = this.defaultLabels,
          value = this.defaultValue,
          exemplarLabels = this.defaultExemplarLabelSet
        } = {}) {
          const res = this.incWithoutExemplar(labels, value);
          this.updateExemplar(exemplarLabels, value, res.labelHash);
        }
        updateExemplar(exemplarLabels, value, hash) {
          if (exemplarLabels === this.defaultExemplarLabelSet) return;
          if (!isObject(this.hashMap[hash].exemplar)) {
            this.hashMap[hash].exemplar = new Exemplar();
          }
          this.hashMap[hash].exemplar.validateExemplarLabelSet(exemplarLabels);
          this.hashMap[hash].exemplar.labelSet = exemplarLabels;
          this.hashMap[hash].exemplar.value = value ? value : 1;
          this.hashMap[hash].exemplar.timestamp = nowTimestamp();
        }
        /**
         * Reset counter
         * @returns {void}
         */
        reset() {
          this.hashMap = {};
          if (this.labelNames.length === 0) {
            setValue(this.hashMap, 0);
          }
        }
        async get() {
          if (this.collect) {
            const v = this.collect();
            if (v instanceof Promise) await v;
          }
          return {
            help: this.help,
            name: this.name,
            type: this.type,
            values: Object.values(this.hashMap),
            aggregator: this.aggregator
          };
        }
        labels(...args) {
          const labels = getLabels(this.labelNames, args) || {};
          return {
            inc: this.inc.bind(this, labels)
          };
        }
        remove(...args) {
          const labels = getLabels(this.labelNames, args) || {};
          validateLabel(this.labelNames, labels);
          return removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
        }
      }
      function setValue(hashMap, value, labels = {}, hash = "") {
        if (hashMap[hash]) {
          hashMap[hash].value += value;
        } else {
          hashMap[hash] = { value, labels };
        }
        return hashMap;
      }
      module.exports = Counter;
    })
  ),
  /***/
  5106: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const { isObject } = __nccwpck_require__2(9588);
      const processCpuTotal = __nccwpck_require__2(8293);
      const processStartTime = __nccwpck_require__2(8228);
      const osMemoryHeap = __nccwpck_require__2(3981);
      const processOpenFileDescriptors = __nccwpck_require__2(5217);
      const processMaxFileDescriptors = __nccwpck_require__2(9655);
      const eventLoopLag = __nccwpck_require__2(4460);
      const processHandles = __nccwpck_require__2(5490);
      const processRequests = __nccwpck_require__2(7439);
      const processResources = __nccwpck_require__2(884);
      const heapSizeAndUsed = __nccwpck_require__2(2365);
      const heapSpacesSizeAndUsed = __nccwpck_require__2(3844);
      const version = __nccwpck_require__2(3344);
      const gc = __nccwpck_require__2(9336);
      const metrics = {
        processCpuTotal,
        processStartTime,
        osMemoryHeap,
        processOpenFileDescriptors,
        processMaxFileDescriptors,
        eventLoopLag,
        ...typeof process.getActiveResourcesInfo === "function" ? { processResources } : {},
        processHandles,
        processRequests,
        heapSizeAndUsed,
        heapSpacesSizeAndUsed,
        version,
        gc
      };
      const metricsList = Object.keys(metrics);
      module.exports = function collectDefaultMetrics(config) {
        if (config !== null && config !== void 0 && !isObject(config)) {
          throw new TypeError("config must be null, undefined, or an object");
        }
        config = { eventLoopMonitoringPrecision: 10, ...config };
        for (const metric of Object.values(metrics)) {
          metric(config.register, config);
        }
      };
      module.exports.metricsList = metricsList;
    })
  ),
  /***/
  9024: (
    /***/
    ((module) => {
      class Exemplar {
        constructor(labelSet = {}, value = null) {
          this.labelSet = labelSet;
          this.value = value;
        }
        /**
         * Validation for the label set format.
         * https://github.com/OpenObservability/OpenMetrics/blob/d99b705f611b75fec8f450b05e344e02eea6921d/specification/OpenMetrics.md#exemplars
         *
         * @param {object} labelSet - Exemplar labels.
         * @throws {RangeError}
         * @return {void}
         */
        validateExemplarLabelSet(labelSet) {
          let res = "";
          for (const [labelName, labelValue] of Object.entries(labelSet)) {
            res += `${labelName}${labelValue}`;
          }
          if (res.length > 128) {
            throw new RangeError(
              "Label set size must be smaller than 128 UTF-8 chars"
            );
          }
        }
      }
      module.exports = Exemplar;
    })
  ),
  /***/
  7173: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const util2 = __nccwpck_require__2(9023);
      const {
        setValue,
        setValueDelta,
        getLabels,
        hashObject,
        isObject,
        removeLabels
      } = __nccwpck_require__2(9588);
      const { validateLabel } = __nccwpck_require__2(1539);
      const { Metric } = __nccwpck_require__2(2476);
      class Gauge extends Metric {
        constructor(config) {
          super(config);
          this.type = "gauge";
        }
        /**
         * Set a gauge to a value
         * @param {object} labels - Object with labels and their values
         * @param {Number} value - Value to set the gauge to, must be positive
         * @returns {void}
         */
        set(labels, value) {
          value = getValueArg(labels, value);
          labels = getLabelArg(labels);
          set(this, labels, value);
        }
        /**
         * Reset gauge
         * @returns {void}
         */
        reset() {
          this.hashMap = {};
          if (this.labelNames.length === 0) {
            setValue(this.hashMap, 0, {});
          }
        }
        /**
         * Increment a gauge value
         * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
         * @param {Number} value - Value to increment - if omitted, increment with 1
         * @returns {void}
         */
        inc(labels, value) {
          value = getValueArg(labels, value);
          labels = getLabelArg(labels);
          if (value === void 0) value = 1;
          setDelta(this, labels, value);
        }
        /**
         * Decrement a gauge value
         * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
         * @param {Number} value - Value to decrement - if omitted, decrement with 1
         * @returns {void}
         */
        dec(labels, value) {
          value = getValueArg(labels, value);
          labels = getLabelArg(labels);
          if (value === void 0) value = 1;
          setDelta(this, labels, -value);
        }
        /**
         * Set the gauge to current unix epoch
         * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
         * @returns {void}
         */
        setToCurrentTime(labels) {
          const now = Date.now() / 1e3;
          if (labels === void 0) {
            this.set(now);
          } else {
            this.set(labels, now);
          }
        }
        /**
         * Start a timer
         * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
         * @returns {function} - Invoke this function to set the duration in seconds since you started the timer.
         * @example
         * var done = gauge.startTimer();
         * makeXHRRequest(function(err, response) {
         *	done(); //Duration of the request will be saved
         * });
         */
        startTimer(labels) {
          const start = process.hrtime();
          return (endLabels) => {
            const delta = process.hrtime(start);
            const value = delta[0] + delta[1] / 1e9;
            this.set(Object.assign({}, labels, endLabels), value);
            return value;
          };
        }
        async get() {
          if (this.collect) {
            const v = this.collect();
            if (v instanceof Promise) await v;
          }
          return {
            help: this.help,
            name: this.name,
            type: this.type,
            values: Object.values(this.hashMap),
            aggregator: this.aggregator
          };
        }
        _getValue(labels) {
          const hash = hashObject(labels || {}, this.sortedLabelNames);
          return this.hashMap[hash] ? this.hashMap[hash].value : 0;
        }
        labels(...args) {
          const labels = getLabels(this.labelNames, args);
          validateLabel(this.labelNames, labels);
          return {
            inc: this.inc.bind(this, labels),
            dec: this.dec.bind(this, labels),
            set: this.set.bind(this, labels),
            setToCurrentTime: this.setToCurrentTime.bind(this, labels),
            startTimer: this.startTimer.bind(this, labels)
          };
        }
        remove(...args) {
          const labels = getLabels(this.labelNames, args);
          validateLabel(this.labelNames, labels);
          removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
        }
      }
      function set(gauge, labels, value) {
        if (typeof value !== "number") {
          throw new TypeError(`Value is not a valid number: ${util2.format(value)}`);
        }
        validateLabel(gauge.labelNames, labels);
        setValue(gauge.hashMap, value, labels);
      }
      function setDelta(gauge, labels, delta) {
        if (typeof delta !== "number") {
          throw new TypeError(`Delta is not a valid number: ${util2.format(delta)}`);
        }
        validateLabel(gauge.labelNames, labels);
        const hash = hashObject(labels, gauge.sortedLabelNames);
        setValueDelta(gauge.hashMap, delta, labels, hash);
      }
      function getLabelArg(labels) {
        return isObject(labels) ? labels : {};
      }
      function getValueArg(labels, value) {
        return isObject(labels) ? value : labels;
      }
      module.exports = Gauge;
    })
  ),
  /***/
  5416: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const util2 = __nccwpck_require__2(9023);
      const {
        getLabels,
        hashObject,
        isObject,
        removeLabels,
        nowTimestamp
      } = __nccwpck_require__2(9588);
      const { validateLabel } = __nccwpck_require__2(1539);
      const { Metric } = __nccwpck_require__2(2476);
      const Exemplar = __nccwpck_require__2(9024);
      class Histogram extends Metric {
        constructor(config) {
          super(config, {
            buckets: [5e-3, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
          });
          this.type = "histogram";
          this.defaultLabels = {};
          this.defaultExemplarLabelSet = {};
          this.enableExemplars = false;
          for (const label of this.labelNames) {
            if (label === "le") {
              throw new Error("le is a reserved label keyword");
            }
          }
          this.upperBounds = this.buckets;
          this.bucketValues = this.upperBounds.reduce((acc, upperBound) => {
            acc[upperBound] = 0;
            return acc;
          }, {});
          if (config.enableExemplars) {
            this.enableExemplars = true;
            this.bucketExemplars = this.upperBounds.reduce((acc, upperBound) => {
              acc[upperBound] = null;
              return acc;
            }, {});
            Object.freeze(this.bucketExemplars);
            this.observe = this.observeWithExemplar;
          } else {
            this.observe = this.observeWithoutExemplar;
          }
          Object.freeze(this.bucketValues);
          Object.freeze(this.upperBounds);
          if (this.labelNames.length === 0) {
            this.hashMap = {
              [hashObject({})]: createBaseValues(
                {},
                this.bucketValues,
                this.bucketExemplars
              )
            };
          }
        }
        /**
         * Observe a value in histogram
         * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
         * @param {Number} value - Value to observe in the histogram
         * @returns {void}
         */
        observeWithoutExemplar(labels, value) {
          observe.call(this, labels === 0 ? 0 : labels || {})(value);
        }
        observeWithExemplar({
          labels = this.defaultLabels,
          value,
          exemplarLabels = this.defaultExemplarLabelSet
        } = {}) {
          observe.call(this, labels === 0 ? 0 : labels || {})(value);
          this.updateExemplar(labels, value, exemplarLabels);
        }
        updateExemplar(labels, value, exemplarLabels) {
          if (Object.keys(exemplarLabels).length === 0) return;
          const hash = hashObject(labels, this.sortedLabelNames);
          const bound = findBound(this.upperBounds, value);
          const { bucketExemplars } = this.hashMap[hash];
          let exemplar = bucketExemplars[bound];
          if (!isObject(exemplar)) {
            exemplar = new Exemplar();
            bucketExemplars[bound] = exemplar;
          }
          exemplar.validateExemplarLabelSet(exemplarLabels);
          exemplar.labelSet = exemplarLabels;
          exemplar.value = value;
          exemplar.timestamp = nowTimestamp();
        }
        async get() {
          const data = await this.getForPromString();
          data.values = data.values.map(splayLabels);
          return data;
        }
        async getForPromString() {
          if (this.collect) {
            const v = this.collect();
            if (v instanceof Promise) await v;
          }
          const data = Object.values(this.hashMap);
          const values = data.map(extractBucketValuesForExport(this)).reduce(addSumAndCountForExport(this), []);
          return {
            name: this.name,
            help: this.help,
            type: this.type,
            values,
            aggregator: this.aggregator
          };
        }
        reset() {
          this.hashMap = {};
        }
        /**
         * Initialize the metrics for the given combination of labels to zero
         * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
         * @returns {void}
         */
        zero(labels) {
          const hash = hashObject(labels, this.sortedLabelNames);
          this.hashMap[hash] = createBaseValues(
            labels,
            this.bucketValues,
            this.bucketExemplars
          );
        }
        /**
         * Start a timer that could be used to logging durations
         * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
         * @param {object} exemplarLabels - Object with labels for exemplar where key is the label key and value is label value. Can only be one level deep
         * @returns {function} - Function to invoke when you want to stop the timer and observe the duration in seconds
         * @example
         * var end = histogram.startTimer();
         * makeExpensiveXHRRequest(function(err, res) {
         * 	const duration = end(); //Observe the duration of expensiveXHRRequest and returns duration in seconds
         * 	console.log('Duration', duration);
         * });
         */
        startTimer(labels, exemplarLabels) {
          return this.enableExemplars ? startTimerWithExemplar.call(this, labels, exemplarLabels)() : startTimer.call(this, labels)();
        }
        labels(...args) {
          const labels = getLabels(this.labelNames, args);
          validateLabel(this.labelNames, labels);
          return {
            observe: observe.call(this, labels),
            startTimer: startTimer.call(this, labels)
          };
        }
        remove(...args) {
          const labels = getLabels(this.labelNames, args);
          validateLabel(this.labelNames, labels);
          removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
        }
      }
      function startTimer(startLabels) {
        return () => {
          const start = process.hrtime();
          return (endLabels) => {
            const delta = process.hrtime(start);
            const value = delta[0] + delta[1] / 1e9;
            this.observe(Object.assign({}, startLabels, endLabels), value);
            return value;
          };
        };
      }
      function startTimerWithExemplar(startLabels, startExemplarLabels) {
        return () => {
          const start = process.hrtime();
          return (endLabels, endExemplarLabels) => {
            const delta = process.hrtime(start);
            const value = delta[0] + delta[1] / 1e9;
            this.observe({
              labels: Object.assign({}, startLabels, endLabels),
              value,
              exemplarLabels: Object.assign(
                {},
                startExemplarLabels,
                endExemplarLabels
              )
            });
            return value;
          };
        };
      }
      function setValuePair(labels, value, metricName, exemplar, sharedLabels = {}) {
        return {
          labels,
          sharedLabels,
          value,
          metricName,
          exemplar
        };
      }
      function findBound(upperBounds, value) {
        for (let i = 0; i < upperBounds.length; i++) {
          const bound = upperBounds[i];
          if (value <= bound) {
            return bound;
          }
        }
        return -1;
      }
      function observe(labels) {
        return (value) => {
          const labelValuePair = convertLabelsAndValues(labels, value);
          validateLabel(this.labelNames, labelValuePair.labels);
          if (!Number.isFinite(labelValuePair.value)) {
            throw new TypeError(
              `Value is not a valid number: ${util2.format(labelValuePair.value)}`
            );
          }
          const hash = hashObject(labelValuePair.labels, this.sortedLabelNames);
          let valueFromMap = this.hashMap[hash];
          if (!valueFromMap) {
            valueFromMap = createBaseValues(
              labelValuePair.labels,
              this.bucketValues,
              this.bucketExemplars
            );
          }
          const b = findBound(this.upperBounds, labelValuePair.value);
          valueFromMap.sum += labelValuePair.value;
          valueFromMap.count += 1;
          if (Object.prototype.hasOwnProperty.call(valueFromMap.bucketValues, b)) {
            valueFromMap.bucketValues[b] += 1;
          }
          this.hashMap[hash] = valueFromMap;
        };
      }
      function createBaseValues(labels, bucketValues, bucketExemplars) {
        const result = {
          labels,
          bucketValues: { ...bucketValues },
          sum: 0,
          count: 0
        };
        if (bucketExemplars) {
          result.bucketExemplars = { ...bucketExemplars };
        }
        return result;
      }
      function convertLabelsAndValues(labels, value) {
        return isObject(labels) ? {
          labels,
          value
        } : {
          value: labels,
          labels: {}
        };
      }
      function extractBucketValuesForExport(histogram) {
        const name = `${histogram.name}_bucket`;
        return (bucketData) => {
          let acc = 0;
          const buckets = histogram.upperBounds.map((upperBound) => {
            acc += bucketData.bucketValues[upperBound];
            return setValuePair(
              { le: upperBound },
              acc,
              name,
              bucketData.bucketExemplars ? bucketData.bucketExemplars[upperBound] : null,
              bucketData.labels
            );
          });
          return { buckets, data: bucketData };
        };
      }
      function addSumAndCountForExport(histogram) {
        return (acc, d) => {
          acc.push(...d.buckets);
          const infLabel = { le: "+Inf" };
          acc.push(
            setValuePair(
              infLabel,
              d.data.count,
              `${histogram.name}_bucket`,
              d.data.bucketExemplars ? d.data.bucketExemplars["-1"] : null,
              d.data.labels
            ),
            setValuePair(
              {},
              d.data.sum,
              `${histogram.name}_sum`,
              void 0,
              d.data.labels
            ),
            setValuePair(
              {},
              d.data.count,
              `${histogram.name}_count`,
              void 0,
              d.data.labels
            )
          );
          return acc;
        };
      }
      function splayLabels(bucket) {
        const { sharedLabels, labels, ...newBucket } = bucket;
        for (const label of Object.keys(sharedLabels)) {
          labels[label] = sharedLabels[label];
        }
        newBucket.labels = labels;
        return newBucket;
      }
      module.exports = Histogram;
    })
  ),
  /***/
  2476: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const Registry = __nccwpck_require__2(1627);
      const { isObject } = __nccwpck_require__2(9588);
      const { validateMetricName, validateLabelName } = __nccwpck_require__2(1539);
      class Metric {
        constructor(config, defaults = {}) {
          if (!isObject(config)) {
            throw new TypeError("constructor expected a config object");
          }
          Object.assign(
            this,
            {
              labelNames: [],
              registers: [Registry.globalRegistry],
              aggregator: "sum",
              enableExemplars: false
            },
            defaults,
            config
          );
          if (!this.registers) {
            this.registers = [Registry.globalRegistry];
          }
          if (!this.help) {
            throw new Error("Missing mandatory help parameter");
          }
          if (!this.name) {
            throw new Error("Missing mandatory name parameter");
          }
          if (!validateMetricName(this.name)) {
            throw new Error("Invalid metric name");
          }
          if (!validateLabelName(this.labelNames)) {
            throw new Error("Invalid label name");
          }
          if (this.collect && typeof this.collect !== "function") {
            throw new Error('Optional "collect" parameter must be a function');
          }
          if (this.labelNames) {
            this.sortedLabelNames = [...this.labelNames].sort();
          } else {
            this.sortedLabelNames = [];
          }
          this.reset();
          for (const register of this.registers) {
            if (this.enableExemplars && register.contentType === Registry.PROMETHEUS_CONTENT_TYPE) {
              throw new TypeError(
                "Exemplars are supported only on OpenMetrics registries"
              );
            }
            register.registerMetric(this);
          }
        }
        reset() {
        }
      }
      module.exports = { Metric };
    })
  ),
  /***/
  5924: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const { Grouper, hashObject } = __nccwpck_require__2(9588);
      function AggregatorFactory(aggregatorFn) {
        return (metrics) => {
          if (metrics.length === 0) return;
          const result = {
            help: metrics[0].help,
            name: metrics[0].name,
            type: metrics[0].type,
            values: [],
            aggregator: metrics[0].aggregator
          };
          const byLabels = new Grouper();
          metrics.forEach((metric) => {
            metric.values.forEach((value) => {
              const key = hashObject(value.labels);
              byLabels.add(`${value.metricName}_${key}`, value);
            });
          });
          byLabels.forEach((values) => {
            if (values.length === 0) return;
            const valObj = {
              value: aggregatorFn(values),
              labels: values[0].labels
            };
            if (values[0].metricName) {
              valObj.metricName = values[0].metricName;
            }
            result.values.push(valObj);
          });
          return result;
        };
      }
      exports.AggregatorFactory = AggregatorFactory;
      exports.aggregators = {
        /**
         * @return The sum of values.
         */
        sum: AggregatorFactory((v) => v.reduce((p, c) => p + c.value, 0)),
        /**
         * @return The first value.
         */
        first: AggregatorFactory((v) => v[0].value),
        /**
         * @return {undefined} Undefined; omits the metric.
         */
        omit: () => {
        },
        /**
         * @return The arithmetic mean of the values.
         */
        average: AggregatorFactory(
          (v) => v.reduce((p, c) => p + c.value, 0) / v.length
        ),
        /**
         * @return The minimum of the values.
         */
        min: AggregatorFactory(
          (v) => v.reduce((p, c) => Math.min(p, c.value), Infinity)
        ),
        /**
         * @return The maximum of the values.
         */
        max: AggregatorFactory(
          (v) => v.reduce((p, c) => Math.max(p, c.value), -Infinity)
        )
      };
    })
  ),
  /***/
  4460: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const Gauge = __nccwpck_require__2(7173);
      let perf_hooks;
      try {
        perf_hooks = __nccwpck_require__2(2987);
      } catch {
      }
      const NODEJS_EVENTLOOP_LAG = "nodejs_eventloop_lag_seconds";
      const NODEJS_EVENTLOOP_LAG_MIN = "nodejs_eventloop_lag_min_seconds";
      const NODEJS_EVENTLOOP_LAG_MAX = "nodejs_eventloop_lag_max_seconds";
      const NODEJS_EVENTLOOP_LAG_MEAN = "nodejs_eventloop_lag_mean_seconds";
      const NODEJS_EVENTLOOP_LAG_STDDEV = "nodejs_eventloop_lag_stddev_seconds";
      const NODEJS_EVENTLOOP_LAG_P50 = "nodejs_eventloop_lag_p50_seconds";
      const NODEJS_EVENTLOOP_LAG_P90 = "nodejs_eventloop_lag_p90_seconds";
      const NODEJS_EVENTLOOP_LAG_P99 = "nodejs_eventloop_lag_p99_seconds";
      function reportEventloopLag(start, gauge, labels) {
        const delta = process.hrtime(start);
        const nanosec = delta[0] * 1e9 + delta[1];
        const seconds = nanosec / 1e9;
        gauge.set(labels, seconds);
      }
      module.exports = (registry, config = {}) => {
        const namePrefix = config.prefix ? config.prefix : "";
        const labels = config.labels ? config.labels : {};
        const labelNames = Object.keys(labels);
        const registers = registry ? [registry] : void 0;
        let collect = () => {
          const start = process.hrtime();
          setImmediate(reportEventloopLag, start, lag, labels);
        };
        if (perf_hooks && perf_hooks.monitorEventLoopDelay) {
          try {
            const histogram = perf_hooks.monitorEventLoopDelay({
              resolution: config.eventLoopMonitoringPrecision
            });
            histogram.enable();
            collect = () => {
              const start = process.hrtime();
              setImmediate(reportEventloopLag, start, lag, labels);
              lagMin.set(labels, histogram.min / 1e9);
              lagMax.set(labels, histogram.max / 1e9);
              lagMean.set(labels, histogram.mean / 1e9);
              lagStddev.set(labels, histogram.stddev / 1e9);
              lagP50.set(labels, histogram.percentile(50) / 1e9);
              lagP90.set(labels, histogram.percentile(90) / 1e9);
              lagP99.set(labels, histogram.percentile(99) / 1e9);
              histogram.reset();
            };
          } catch (e) {
            if (e.code === "ERR_NOT_IMPLEMENTED") {
              return;
            }
            throw e;
          }
        }
        const lag = new Gauge({
          name: namePrefix + NODEJS_EVENTLOOP_LAG,
          help: "Lag of event loop in seconds.",
          registers,
          labelNames,
          aggregator: "average",
          // Use this one metric's `collect` to set all metrics' values.
          collect
        });
        const lagMin = new Gauge({
          name: namePrefix + NODEJS_EVENTLOOP_LAG_MIN,
          help: "The minimum recorded event loop delay.",
          registers,
          labelNames,
          aggregator: "min"
        });
        const lagMax = new Gauge({
          name: namePrefix + NODEJS_EVENTLOOP_LAG_MAX,
          help: "The maximum recorded event loop delay.",
          registers,
          labelNames,
          aggregator: "max"
        });
        const lagMean = new Gauge({
          name: namePrefix + NODEJS_EVENTLOOP_LAG_MEAN,
          help: "The mean of the recorded event loop delays.",
          registers,
          labelNames,
          aggregator: "average"
        });
        const lagStddev = new Gauge({
          name: namePrefix + NODEJS_EVENTLOOP_LAG_STDDEV,
          help: "The standard deviation of the recorded event loop delays.",
          registers,
          labelNames,
          aggregator: "average"
        });
        const lagP50 = new Gauge({
          name: namePrefix + NODEJS_EVENTLOOP_LAG_P50,
          help: "The 50th percentile of the recorded event loop delays.",
          registers,
          labelNames,
          aggregator: "average"
        });
        const lagP90 = new Gauge({
          name: namePrefix + NODEJS_EVENTLOOP_LAG_P90,
          help: "The 90th percentile of the recorded event loop delays.",
          registers,
          labelNames,
          aggregator: "average"
        });
        const lagP99 = new Gauge({
          name: namePrefix + NODEJS_EVENTLOOP_LAG_P99,
          help: "The 99th percentile of the recorded event loop delays.",
          registers,
          labelNames,
          aggregator: "average"
        });
      };
      module.exports.metricNames = [
        NODEJS_EVENTLOOP_LAG,
        NODEJS_EVENTLOOP_LAG_MIN,
        NODEJS_EVENTLOOP_LAG_MAX,
        NODEJS_EVENTLOOP_LAG_MEAN,
        NODEJS_EVENTLOOP_LAG_STDDEV,
        NODEJS_EVENTLOOP_LAG_P50,
        NODEJS_EVENTLOOP_LAG_P90,
        NODEJS_EVENTLOOP_LAG_P99
      ];
    })
  ),
  /***/
  9336: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const Histogram = __nccwpck_require__2(5416);
      let perf_hooks;
      try {
        perf_hooks = __nccwpck_require__2(2987);
      } catch {
      }
      const NODEJS_GC_DURATION_SECONDS = "nodejs_gc_duration_seconds";
      const DEFAULT_GC_DURATION_BUCKETS = [1e-3, 0.01, 0.1, 1, 2, 5];
      const kinds = [];
      if (perf_hooks && perf_hooks.constants) {
        kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_MAJOR] = "major";
        kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_MINOR] = "minor";
        kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_INCREMENTAL] = "incremental";
        kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_WEAKCB] = "weakcb";
      }
      module.exports = (registry, config = {}) => {
        if (!perf_hooks) {
          return;
        }
        const namePrefix = config.prefix ? config.prefix : "";
        const labels = config.labels ? config.labels : {};
        const labelNames = Object.keys(labels);
        const buckets = config.gcDurationBuckets ? config.gcDurationBuckets : DEFAULT_GC_DURATION_BUCKETS;
        const gcHistogram = new Histogram({
          name: namePrefix + NODEJS_GC_DURATION_SECONDS,
          help: "Garbage collection duration by kind, one of major, minor, incremental or weakcb.",
          labelNames: ["kind", ...labelNames],
          enableExemplars: false,
          buckets,
          registers: registry ? [registry] : void 0
        });
        const obs = new perf_hooks.PerformanceObserver((list) => {
          const entry = list.getEntries()[0];
          const kind = entry.detail ? kinds[entry.detail.kind] : kinds[entry.kind];
          gcHistogram.observe(Object.assign({ kind }, labels), entry.duration / 1e3);
        });
        obs.observe({ entryTypes: ["gc"] });
      };
      module.exports.metricNames = [NODEJS_GC_DURATION_SECONDS];
    })
  ),
  /***/
  2365: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const Gauge = __nccwpck_require__2(7173);
      const safeMemoryUsage = __nccwpck_require__2(1315);
      const NODEJS_HEAP_SIZE_TOTAL = "nodejs_heap_size_total_bytes";
      const NODEJS_HEAP_SIZE_USED = "nodejs_heap_size_used_bytes";
      const NODEJS_EXTERNAL_MEMORY = "nodejs_external_memory_bytes";
      module.exports = (registry, config = {}) => {
        if (typeof process.memoryUsage !== "function") {
          return;
        }
        const labels = config.labels ? config.labels : {};
        const labelNames = Object.keys(labels);
        const registers = registry ? [registry] : void 0;
        const namePrefix = config.prefix ? config.prefix : "";
        const collect = () => {
          const memUsage = safeMemoryUsage();
          if (memUsage) {
            heapSizeTotal.set(labels, memUsage.heapTotal);
            heapSizeUsed.set(labels, memUsage.heapUsed);
            if (memUsage.external !== void 0) {
              externalMemUsed.set(labels, memUsage.external);
            }
          }
        };
        const heapSizeTotal = new Gauge({
          name: namePrefix + NODEJS_HEAP_SIZE_TOTAL,
          help: "Process heap size from Node.js in bytes.",
          registers,
          labelNames,
          // Use this one metric's `collect` to set all metrics' values.
          collect
        });
        const heapSizeUsed = new Gauge({
          name: namePrefix + NODEJS_HEAP_SIZE_USED,
          help: "Process heap size used from Node.js in bytes.",
          registers,
          labelNames
        });
        const externalMemUsed = new Gauge({
          name: namePrefix + NODEJS_EXTERNAL_MEMORY,
          help: "Node.js external memory size in bytes.",
          registers,
          labelNames
        });
      };
      module.exports.metricNames = [
        NODEJS_HEAP_SIZE_TOTAL,
        NODEJS_HEAP_SIZE_USED,
        NODEJS_EXTERNAL_MEMORY
      ];
    })
  ),
  /***/
  3844: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const Gauge = __nccwpck_require__2(7173);
      const v8 = __nccwpck_require__2(1493);
      const METRICS = ["total", "used", "available"];
      const NODEJS_HEAP_SIZE = {};
      METRICS.forEach((metricType) => {
        NODEJS_HEAP_SIZE[metricType] = `nodejs_heap_space_size_${metricType}_bytes`;
      });
      module.exports = (registry, config = {}) => {
        try {
          v8.getHeapSpaceStatistics();
        } catch (e) {
          if (e.code === "ERR_NOT_IMPLEMENTED") {
            return;
          }
          throw e;
        }
        const registers = registry ? [registry] : void 0;
        const namePrefix = config.prefix ? config.prefix : "";
        const labels = config.labels ? config.labels : {};
        const labelNames = ["space", ...Object.keys(labels)];
        const gauges = {};
        METRICS.forEach((metricType) => {
          gauges[metricType] = new Gauge({
            name: namePrefix + NODEJS_HEAP_SIZE[metricType],
            help: `Process heap space size ${metricType} from Node.js in bytes.`,
            labelNames,
            registers
          });
        });
        gauges.total.collect = () => {
          for (const space of v8.getHeapSpaceStatistics()) {
            const spaceName = space.space_name.substr(
              0,
              space.space_name.indexOf("_space")
            );
            gauges.total.set({ space: spaceName, ...labels }, space.space_size);
            gauges.used.set({ space: spaceName, ...labels }, space.space_used_size);
            gauges.available.set(
              { space: spaceName, ...labels },
              space.space_available_size
            );
          }
        };
      };
      module.exports.metricNames = Object.values(NODEJS_HEAP_SIZE);
    })
  ),
  /***/
  7965: (
    /***/
    ((module) => {
      function aggregateByObjectName(list) {
        const data = {};
        for (let i = 0; i < list.length; i++) {
          const listElement = list[i];
          if (!listElement || typeof listElement.constructor === "undefined") {
            continue;
          }
          if (Object.hasOwnProperty.call(data, listElement.constructor.name)) {
            data[listElement.constructor.name] += 1;
          } else {
            data[listElement.constructor.name] = 1;
          }
        }
        return data;
      }
      function updateMetrics(gauge, data, labels) {
        gauge.reset();
        for (const key in data) {
          gauge.set(Object.assign({ type: key }, labels || {}), data[key]);
        }
      }
      module.exports = {
        aggregateByObjectName,
        updateMetrics
      };
    })
  ),
  /***/
  1315: (
    /***/
    ((module) => {
      function safeMemoryUsage() {
        try {
          return process.memoryUsage();
        } catch {
          return;
        }
      }
      module.exports = safeMemoryUsage;
    })
  ),
  /***/
  3981: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const Gauge = __nccwpck_require__2(7173);
      const linuxVariant = __nccwpck_require__2(7567);
      const safeMemoryUsage = __nccwpck_require__2(1315);
      const PROCESS_RESIDENT_MEMORY = "process_resident_memory_bytes";
      function notLinuxVariant(registry, config = {}) {
        const namePrefix = config.prefix ? config.prefix : "";
        const labels = config.labels ? config.labels : {};
        const labelNames = Object.keys(labels);
        new Gauge({
          name: namePrefix + PROCESS_RESIDENT_MEMORY,
          help: "Resident memory size in bytes.",
          registers: registry ? [registry] : void 0,
          labelNames,
          collect() {
            const memUsage = safeMemoryUsage();
            if (memUsage) {
              this.set(labels, memUsage.rss);
            }
          }
        });
      }
      module.exports = (registry, config) => process.platform === "linux" ? linuxVariant(registry, config) : notLinuxVariant(registry, config);
      module.exports.metricNames = process.platform === "linux" ? linuxVariant.metricNames : [PROCESS_RESIDENT_MEMORY];
    })
  ),
  /***/
  7567: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const Gauge = __nccwpck_require__2(7173);
      const fs = __nccwpck_require__2(9896);
      const values = ["VmSize", "VmRSS", "VmData"];
      const PROCESS_RESIDENT_MEMORY = "process_resident_memory_bytes";
      const PROCESS_VIRTUAL_MEMORY = "process_virtual_memory_bytes";
      const PROCESS_HEAP = "process_heap_bytes";
      function structureOutput(input) {
        return input.split("\n").reduce((acc, string) => {
          if (!values.some((value2) => string.startsWith(value2))) {
            return acc;
          }
          const split = string.split(":");
          let value = split[1].trim();
          value = value.substr(0, value.length - 3);
          value = Number(value) * 1024;
          acc[split[0]] = value;
          return acc;
        }, {});
      }
      module.exports = (registry, config = {}) => {
        const registers = registry ? [registry] : void 0;
        const namePrefix = config.prefix ? config.prefix : "";
        const labels = config.labels ? config.labels : {};
        const labelNames = Object.keys(labels);
        const residentMemGauge = new Gauge({
          name: namePrefix + PROCESS_RESIDENT_MEMORY,
          help: "Resident memory size in bytes.",
          registers,
          labelNames,
          // Use this one metric's `collect` to set all metrics' values.
          collect() {
            try {
              const stat = fs.readFileSync("/proc/self/status", "utf8");
              const structuredOutput = structureOutput(stat);
              residentMemGauge.set(labels, structuredOutput.VmRSS);
              virtualMemGauge.set(labels, structuredOutput.VmSize);
              heapSizeMemGauge.set(labels, structuredOutput.VmData);
            } catch {
            }
          }
        });
        const virtualMemGauge = new Gauge({
          name: namePrefix + PROCESS_VIRTUAL_MEMORY,
          help: "Virtual memory size in bytes.",
          registers,
          labelNames
        });
        const heapSizeMemGauge = new Gauge({
          name: namePrefix + PROCESS_HEAP,
          help: "Process heap size in bytes.",
          registers,
          labelNames
        });
      };
      module.exports.metricNames = [
        PROCESS_RESIDENT_MEMORY,
        PROCESS_VIRTUAL_MEMORY,
        PROCESS_HEAP
      ];
    })
  ),
  /***/
  8293: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const OtelApi = __nccwpck_require__2(1408);
      const Counter = __nccwpck_require__2(8606);
      const PROCESS_CPU_USER_SECONDS = "process_cpu_user_seconds_total";
      const PROCESS_CPU_SYSTEM_SECONDS = "process_cpu_system_seconds_total";
      const PROCESS_CPU_SECONDS = "process_cpu_seconds_total";
      module.exports = (registry, config = {}) => {
        const registers = registry ? [registry] : void 0;
        const namePrefix = config.prefix ? config.prefix : "";
        const labels = config.labels ? config.labels : {};
        const exemplars = config.enableExemplars ? config.enableExemplars : false;
        const labelNames = Object.keys(labels);
        let lastCpuUsage = process.cpuUsage();
        const cpuUserUsageCounter = new Counter({
          name: namePrefix + PROCESS_CPU_USER_SECONDS,
          help: "Total user CPU time spent in seconds.",
          enableExemplars: exemplars,
          registers,
          labelNames,
          // Use this one metric's `collect` to set all metrics' values.
          collect() {
            const cpuUsage = process.cpuUsage();
            const userUsageMicros = cpuUsage.user - lastCpuUsage.user;
            const systemUsageMicros = cpuUsage.system - lastCpuUsage.system;
            lastCpuUsage = cpuUsage;
            if (this.enableExemplars) {
              let exemplarLabels = {};
              const currentSpan = OtelApi.trace.getSpan(OtelApi.context.active());
              if (currentSpan) {
                exemplarLabels = {
                  traceId: currentSpan.spanContext().traceId,
                  spanId: currentSpan.spanContext().spanId
                };
              }
              cpuUserUsageCounter.inc({
                labels,
                value: userUsageMicros / 1e6,
                exemplarLabels
              });
              cpuSystemUsageCounter.inc({
                labels,
                value: systemUsageMicros / 1e6,
                exemplarLabels
              });
              cpuUsageCounter.inc({
                labels,
                value: (userUsageMicros + systemUsageMicros) / 1e6,
                exemplarLabels
              });
            } else {
              cpuUserUsageCounter.inc(labels, userUsageMicros / 1e6);
              cpuSystemUsageCounter.inc(labels, systemUsageMicros / 1e6);
              cpuUsageCounter.inc(
                labels,
                (userUsageMicros + systemUsageMicros) / 1e6
              );
            }
          }
        });
        const cpuSystemUsageCounter = new Counter({
          name: namePrefix + PROCESS_CPU_SYSTEM_SECONDS,
          help: "Total system CPU time spent in seconds.",
          enableExemplars: exemplars,
          registers,
          labelNames
        });
        const cpuUsageCounter = new Counter({
          name: namePrefix + PROCESS_CPU_SECONDS,
          help: "Total user and system CPU time spent in seconds.",
          enableExemplars: exemplars,
          registers,
          labelNames
        });
      };
      module.exports.metricNames = [
        PROCESS_CPU_USER_SECONDS,
        PROCESS_CPU_SYSTEM_SECONDS,
        PROCESS_CPU_SECONDS
      ];
    })
  ),
  /***/
  5490: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const { aggregateByObjectName } = __nccwpck_require__2(7965);
      const { updateMetrics } = __nccwpck_require__2(7965);
      const Gauge = __nccwpck_require__2(7173);
      const NODEJS_ACTIVE_HANDLES = "nodejs_active_handles";
      const NODEJS_ACTIVE_HANDLES_TOTAL = "nodejs_active_handles_total";
      module.exports = (registry, config = {}) => {
        if (typeof process._getActiveHandles !== "function") {
          return;
        }
        const registers = registry ? [registry] : void 0;
        const namePrefix = config.prefix ? config.prefix : "";
        const labels = config.labels ? config.labels : {};
        const labelNames = Object.keys(labels);
        new Gauge({
          name: namePrefix + NODEJS_ACTIVE_HANDLES,
          help: "Number of active libuv handles grouped by handle type. Every handle type is C++ class name.",
          labelNames: ["type", ...labelNames],
          registers,
          collect() {
            const handles = process._getActiveHandles();
            updateMetrics(this, aggregateByObjectName(handles), labels);
          }
        });
        new Gauge({
          name: namePrefix + NODEJS_ACTIVE_HANDLES_TOTAL,
          help: "Total number of active handles.",
          registers,
          labelNames,
          collect() {
            const handles = process._getActiveHandles();
            this.set(labels, handles.length);
          }
        });
      };
      module.exports.metricNames = [
        NODEJS_ACTIVE_HANDLES,
        NODEJS_ACTIVE_HANDLES_TOTAL
      ];
    })
  ),
  /***/
  9655: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const Gauge = __nccwpck_require__2(7173);
      const fs = __nccwpck_require__2(9896);
      const PROCESS_MAX_FDS = "process_max_fds";
      let maxFds;
      module.exports = (registry, config = {}) => {
        if (maxFds === void 0) {
          try {
            const limits = fs.readFileSync("/proc/self/limits", "utf8");
            const lines = limits.split("\n");
            for (const line of lines) {
              if (line.startsWith("Max open files")) {
                const parts = line.split(/  +/);
                maxFds = Number(parts[1]);
                break;
              }
            }
          } catch {
            return;
          }
        }
        if (maxFds === void 0) return;
        const namePrefix = config.prefix ? config.prefix : "";
        const labels = config.labels ? config.labels : {};
        const labelNames = Object.keys(labels);
        new Gauge({
          name: namePrefix + PROCESS_MAX_FDS,
          help: "Maximum number of open file descriptors.",
          registers: registry ? [registry] : void 0,
          labelNames,
          collect() {
            if (maxFds !== void 0) this.set(labels, maxFds);
          }
        });
      };
      module.exports.metricNames = [PROCESS_MAX_FDS];
    })
  ),
  /***/
  5217: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const Gauge = __nccwpck_require__2(7173);
      const fs = __nccwpck_require__2(9896);
      const process2 = __nccwpck_require__2(932);
      const PROCESS_OPEN_FDS = "process_open_fds";
      module.exports = (registry, config = {}) => {
        if (process2.platform !== "linux") {
          return;
        }
        const namePrefix = config.prefix ? config.prefix : "";
        const labels = config.labels ? config.labels : {};
        const labelNames = Object.keys(labels);
        new Gauge({
          name: namePrefix + PROCESS_OPEN_FDS,
          help: "Number of open file descriptors.",
          registers: registry ? [registry] : void 0,
          labelNames,
          collect() {
            try {
              const fds = fs.readdirSync("/proc/self/fd");
              this.set(labels, fds.length - 1);
            } catch {
            }
          }
        });
      };
      module.exports.metricNames = [PROCESS_OPEN_FDS];
    })
  ),
  /***/
  7439: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const Gauge = __nccwpck_require__2(7173);
      const { aggregateByObjectName } = __nccwpck_require__2(7965);
      const { updateMetrics } = __nccwpck_require__2(7965);
      const NODEJS_ACTIVE_REQUESTS = "nodejs_active_requests";
      const NODEJS_ACTIVE_REQUESTS_TOTAL = "nodejs_active_requests_total";
      module.exports = (registry, config = {}) => {
        if (typeof process._getActiveRequests !== "function") {
          return;
        }
        const namePrefix = config.prefix ? config.prefix : "";
        const labels = config.labels ? config.labels : {};
        const labelNames = Object.keys(labels);
        new Gauge({
          name: namePrefix + NODEJS_ACTIVE_REQUESTS,
          help: "Number of active libuv requests grouped by request type. Every request type is C++ class name.",
          labelNames: ["type", ...labelNames],
          registers: registry ? [registry] : void 0,
          collect() {
            const requests = process._getActiveRequests();
            updateMetrics(this, aggregateByObjectName(requests), labels);
          }
        });
        new Gauge({
          name: namePrefix + NODEJS_ACTIVE_REQUESTS_TOTAL,
          help: "Total number of active requests.",
          registers: registry ? [registry] : void 0,
          labelNames,
          collect() {
            const requests = process._getActiveRequests();
            this.set(labels, requests.length);
          }
        });
      };
      module.exports.metricNames = [
        NODEJS_ACTIVE_REQUESTS,
        NODEJS_ACTIVE_REQUESTS_TOTAL
      ];
    })
  ),
  /***/
  884: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const Gauge = __nccwpck_require__2(7173);
      const { updateMetrics } = __nccwpck_require__2(7965);
      const NODEJS_ACTIVE_RESOURCES = "nodejs_active_resources";
      const NODEJS_ACTIVE_RESOURCES_TOTAL = "nodejs_active_resources_total";
      module.exports = (registry, config = {}) => {
        if (typeof process.getActiveResourcesInfo !== "function") {
          return;
        }
        const namePrefix = config.prefix ? config.prefix : "";
        const labels = config.labels ? config.labels : {};
        const labelNames = Object.keys(labels);
        new Gauge({
          name: namePrefix + NODEJS_ACTIVE_RESOURCES,
          help: "Number of active resources that are currently keeping the event loop alive, grouped by async resource type.",
          labelNames: ["type", ...labelNames],
          registers: registry ? [registry] : void 0,
          collect() {
            const resources = process.getActiveResourcesInfo();
            const data = {};
            for (let i = 0; i < resources.length; i++) {
              const resource = resources[i];
              if (Object.hasOwn(data, resource)) {
                data[resource] += 1;
              } else {
                data[resource] = 1;
              }
            }
            updateMetrics(this, data, labels);
          }
        });
        new Gauge({
          name: namePrefix + NODEJS_ACTIVE_RESOURCES_TOTAL,
          help: "Total number of active resources.",
          registers: registry ? [registry] : void 0,
          labelNames,
          collect() {
            const resources = process.getActiveResourcesInfo();
            this.set(labels, resources.length);
          }
        });
      };
      module.exports.metricNames = [
        NODEJS_ACTIVE_RESOURCES,
        NODEJS_ACTIVE_RESOURCES_TOTAL
      ];
    })
  ),
  /***/
  8228: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const Gauge = __nccwpck_require__2(7173);
      const startInSeconds = Math.round(Date.now() / 1e3 - process.uptime());
      const PROCESS_START_TIME = "process_start_time_seconds";
      module.exports = (registry, config = {}) => {
        const namePrefix = config.prefix ? config.prefix : "";
        const labels = config.labels ? config.labels : {};
        const labelNames = Object.keys(labels);
        new Gauge({
          name: namePrefix + PROCESS_START_TIME,
          help: "Start time of the process since unix epoch in seconds.",
          registers: registry ? [registry] : void 0,
          labelNames,
          aggregator: "omit",
          collect() {
            this.set(labels, startInSeconds);
          }
        });
      };
      module.exports.metricNames = [PROCESS_START_TIME];
    })
  ),
  /***/
  3344: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const Gauge = __nccwpck_require__2(7173);
      const version = process.version;
      const versionSegments = version.slice(1).split(".").map(Number);
      const NODE_VERSION_INFO = "nodejs_version_info";
      module.exports = (registry, config = {}) => {
        const namePrefix = config.prefix ? config.prefix : "";
        const labels = config.labels ? config.labels : {};
        const labelNames = Object.keys(labels);
        new Gauge({
          name: namePrefix + NODE_VERSION_INFO,
          help: "Node.js version info.",
          labelNames: ["version", "major", "minor", "patch", ...labelNames],
          registers: registry ? [registry] : void 0,
          aggregator: "first",
          collect() {
            this.labels(
              version,
              versionSegments[0],
              versionSegments[1],
              versionSegments[2],
              ...Object.values(labels)
            ).set(1);
          }
        });
      };
      module.exports.metricNames = [NODE_VERSION_INFO];
    })
  ),
  /***/
  7524: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const url = __nccwpck_require__2(7016);
      const http = __nccwpck_require__2(8611);
      const https = __nccwpck_require__2(5692);
      const { gzipSync } = __nccwpck_require__2(3106);
      const { globalRegistry } = __nccwpck_require__2(1627);
      class Pushgateway {
        constructor(gatewayUrl, options, registry) {
          if (!registry) {
            registry = globalRegistry;
          }
          this.registry = registry;
          this.gatewayUrl = gatewayUrl;
          const { requireJobName, ...requestOptions } = {
            requireJobName: true,
            ...options
          };
          this.requireJobName = requireJobName;
          this.requestOptions = requestOptions;
        }
        pushAdd(params = {}) {
          if (this.requireJobName && !params.jobName) {
            throw new Error("Missing jobName parameter");
          }
          return useGateway.call(this, "POST", params.jobName, params.groupings);
        }
        push(params = {}) {
          if (this.requireJobName && !params.jobName) {
            throw new Error("Missing jobName parameter");
          }
          return useGateway.call(this, "PUT", params.jobName, params.groupings);
        }
        delete(params = {}) {
          if (this.requireJobName && !params.jobName) {
            throw new Error("Missing jobName parameter");
          }
          return useGateway.call(this, "DELETE", params.jobName, params.groupings);
        }
      }
      async function useGateway(method, job, groupings) {
        const gatewayUrlParsed = url.parse(this.gatewayUrl);
        const gatewayUrlPath = gatewayUrlParsed.pathname && gatewayUrlParsed.pathname !== "/" ? gatewayUrlParsed.pathname : "";
        const jobPath = job ? `/job/${encodeURIComponent(job)}${generateGroupings(groupings)}` : "";
        const path = `${gatewayUrlPath}/metrics${jobPath}`;
        const target = url.resolve(this.gatewayUrl, path);
        const requestParams = url.parse(target);
        const httpModule = isHttps(requestParams.href) ? https : http;
        const options = Object.assign(requestParams, this.requestOptions, {
          method
        });
        return new Promise((resolve, reject) => {
          if (method === "DELETE" && options.headers) {
            delete options.headers["Content-Encoding"];
          }
          const req = httpModule.request(options, (resp) => {
            let body = "";
            resp.setEncoding("utf8");
            resp.on("data", (chunk) => {
              body += chunk;
            });
            resp.on("end", () => {
              if (resp.statusCode >= 400) {
                reject(
                  new Error(`push failed with status ${resp.statusCode}, ${body}`)
                );
              } else {
                resolve({ resp, body });
              }
            });
          });
          req.on("error", (err) => {
            reject(err);
          });
          req.on("timeout", () => {
            req.destroy(new Error("Pushgateway request timed out"));
          });
          if (method !== "DELETE") {
            this.registry.metrics().then((metrics) => {
              if (options.headers && options.headers["Content-Encoding"] === "gzip") {
                metrics = gzipSync(metrics);
              }
              req.write(metrics);
              req.end();
            }).catch((err) => {
              reject(err);
            });
          } else {
            req.end();
          }
        });
      }
      function generateGroupings(groupings) {
        if (!groupings) {
          return "";
        }
        return Object.keys(groupings).map(
          (key) => `/${encodeURIComponent(key)}/${encodeURIComponent(groupings[key])}`
        ).join("");
      }
      function isHttps(href) {
        return href.search(/^https/) !== -1;
      }
      module.exports = Pushgateway;
    })
  ),
  /***/
  1627: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const { getValueAsString } = __nccwpck_require__2(9588);
      class Registry {
        static get PROMETHEUS_CONTENT_TYPE() {
          return "text/plain; version=0.0.4; charset=utf-8";
        }
        static get OPENMETRICS_CONTENT_TYPE() {
          return "application/openmetrics-text; version=1.0.0; charset=utf-8";
        }
        constructor(regContentType = Registry.PROMETHEUS_CONTENT_TYPE) {
          this._metrics = {};
          this._collectors = [];
          this._defaultLabels = {};
          if (regContentType !== Registry.PROMETHEUS_CONTENT_TYPE && regContentType !== Registry.OPENMETRICS_CONTENT_TYPE) {
            throw new TypeError(`Content type ${regContentType} is unsupported`);
          }
          this._contentType = regContentType;
        }
        getMetricsAsArray() {
          return Object.values(this._metrics);
        }
        async getMetricsAsString(metrics) {
          const metric = typeof metrics.getForPromString === "function" ? await metrics.getForPromString() : await metrics.get();
          const name = escapeString(metric.name);
          const help = `# HELP ${name} ${escapeString(metric.help)}`;
          const type = `# TYPE ${name} ${metric.type}`;
          const values = [help, type];
          const defaultLabels = Object.keys(this._defaultLabels).length > 0 ? this._defaultLabels : null;
          const isOpenMetrics = this.contentType === Registry.OPENMETRICS_CONTENT_TYPE;
          for (const val of metric.values || []) {
            let { metricName = name, labels = {} } = val;
            const { sharedLabels = {} } = val;
            if (isOpenMetrics && metric.type === "counter") {
              metricName = `${metricName}_total`;
            }
            if (defaultLabels) {
              labels = { ...labels, ...defaultLabels, ...labels };
            }
            const formattedLabels = formatLabels(labels, sharedLabels);
            const flattenedShared = flattenSharedLabels(sharedLabels);
            const labelParts = [...formattedLabels, flattenedShared].filter(Boolean);
            const labelsString = labelParts.length ? `{${labelParts.join(",")}}` : "";
            let fullMetricLine = `${metricName}${labelsString} ${getValueAsString(
              val.value
            )}`;
            const { exemplar } = val;
            if (exemplar && isOpenMetrics) {
              const formattedExemplars = formatLabels(exemplar.labelSet);
              fullMetricLine += ` # {${formattedExemplars.join(
                ","
              )}} ${getValueAsString(exemplar.value)} ${exemplar.timestamp}`;
            }
            values.push(fullMetricLine);
          }
          return values.join("\n");
        }
        async metrics() {
          const isOpenMetrics = this.contentType === Registry.OPENMETRICS_CONTENT_TYPE;
          const promises = this.getMetricsAsArray().map((metric) => {
            if (isOpenMetrics && metric.type === "counter") {
              metric.name = standardizeCounterName(metric.name);
            }
            return this.getMetricsAsString(metric);
          });
          const resolves = await Promise.all(promises);
          return isOpenMetrics ? `${resolves.join("\n")}
# EOF
` : `${resolves.join("\n\n")}
`;
        }
        registerMetric(metric) {
          if (this._metrics[metric.name] && this._metrics[metric.name] !== metric) {
            throw new Error(
              `A metric with the name ${metric.name} has already been registered.`
            );
          }
          this._metrics[metric.name] = metric;
        }
        clear() {
          this._metrics = {};
          this._defaultLabels = {};
        }
        async getMetricsAsJSON() {
          const metrics = [];
          const defaultLabelNames = Object.keys(this._defaultLabels);
          const promises = [];
          for (const metric of this.getMetricsAsArray()) {
            promises.push(metric.get());
          }
          const resolves = await Promise.all(promises);
          for (const item of resolves) {
            if (item.values && defaultLabelNames.length > 0) {
              for (const val of item.values) {
                val.labels = Object.assign({}, val.labels);
                for (const labelName of defaultLabelNames) {
                  val.labels[labelName] = val.labels[labelName] || this._defaultLabels[labelName];
                }
              }
            }
            metrics.push(item);
          }
          return metrics;
        }
        removeSingleMetric(name) {
          delete this._metrics[name];
        }
        getSingleMetricAsString(name) {
          return this.getMetricsAsString(this._metrics[name]);
        }
        getSingleMetric(name) {
          return this._metrics[name];
        }
        setDefaultLabels(labels) {
          this._defaultLabels = labels;
        }
        resetMetrics() {
          for (const metric in this._metrics) {
            this._metrics[metric].reset();
          }
        }
        get contentType() {
          return this._contentType;
        }
        setContentType(metricsContentType) {
          if (metricsContentType === Registry.OPENMETRICS_CONTENT_TYPE || metricsContentType === Registry.PROMETHEUS_CONTENT_TYPE) {
            this._contentType = metricsContentType;
          } else {
            throw new Error(`Content type ${metricsContentType} is unsupported`);
          }
        }
        static merge(registers) {
          const regType = registers[0].contentType;
          for (const reg of registers) {
            if (reg.contentType !== regType) {
              throw new Error(
                "Registers can only be merged if they have the same content type"
              );
            }
          }
          const mergedRegistry = new Registry(regType);
          const metricsToMerge = registers.reduce(
            (acc, reg) => acc.concat(reg.getMetricsAsArray()),
            []
          );
          metricsToMerge.forEach(mergedRegistry.registerMetric, mergedRegistry);
          return mergedRegistry;
        }
      }
      function formatLabels(labels, exclude) {
        const { hasOwnProperty } = Object.prototype;
        const formatted = [];
        for (const [name, value] of Object.entries(labels)) {
          if (!exclude || !hasOwnProperty.call(exclude, name)) {
            formatted.push(`${name}="${escapeLabelValue(value)}"`);
          }
        }
        return formatted;
      }
      const sharedLabelCache = /* @__PURE__ */ new WeakMap();
      function flattenSharedLabels(labels) {
        const cached = sharedLabelCache.get(labels);
        if (cached) {
          return cached;
        }
        const formattedLabels = formatLabels(labels);
        const flattened = formattedLabels.join(",");
        sharedLabelCache.set(labels, flattened);
        return flattened;
      }
      function escapeLabelValue(str) {
        if (typeof str !== "string") {
          return str;
        }
        return escapeString(str).replace(/"/g, '\\"');
      }
      function escapeString(str) {
        return str.replace(/\\/g, "\\\\").replace(/\n/g, "\\n");
      }
      function standardizeCounterName(name) {
        return name.replace(/_total$/, "");
      }
      module.exports = Registry;
      module.exports.globalRegistry = new Registry();
    })
  ),
  /***/
  5910: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const util2 = __nccwpck_require__2(9023);
      const { getLabels, hashObject, removeLabels } = __nccwpck_require__2(9588);
      const { validateLabel } = __nccwpck_require__2(1539);
      const { Metric } = __nccwpck_require__2(2476);
      const timeWindowQuantiles = __nccwpck_require__2(7639);
      const DEFAULT_COMPRESS_COUNT = 1e3;
      class Summary extends Metric {
        constructor(config) {
          super(config, {
            percentiles: [0.01, 0.05, 0.5, 0.9, 0.95, 0.99, 0.999],
            compressCount: DEFAULT_COMPRESS_COUNT,
            hashMap: {}
          });
          this.type = "summary";
          for (const label of this.labelNames) {
            if (label === "quantile")
              throw new Error("quantile is a reserved label keyword");
          }
          if (this.labelNames.length === 0) {
            this.hashMap = {
              [hashObject({})]: {
                labels: {},
                td: new timeWindowQuantiles(this.maxAgeSeconds, this.ageBuckets),
                count: 0,
                sum: 0
              }
            };
          }
        }
        /**
         * Observe a value
         * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
         * @param {Number} value - Value to observe
         * @returns {void}
         */
        observe(labels, value) {
          observe.call(this, labels === 0 ? 0 : labels || {})(value);
        }
        async get() {
          if (this.collect) {
            const v = this.collect();
            if (v instanceof Promise) await v;
          }
          const hashKeys = Object.keys(this.hashMap);
          const values = [];
          hashKeys.forEach((hashKey) => {
            const s = this.hashMap[hashKey];
            if (s) {
              if (this.pruneAgedBuckets && s.td.size() === 0) {
                delete this.hashMap[hashKey];
              } else {
                extractSummariesForExport(s, this.percentiles).forEach((v) => {
                  values.push(v);
                });
                values.push(getSumForExport(s, this));
                values.push(getCountForExport(s, this));
              }
            }
          });
          return {
            name: this.name,
            help: this.help,
            type: this.type,
            values,
            aggregator: this.aggregator
          };
        }
        reset() {
          const data = Object.values(this.hashMap);
          data.forEach((s) => {
            s.td.reset();
            s.count = 0;
            s.sum = 0;
          });
        }
        /**
         * Start a timer that could be used to logging durations
         * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
         * @returns {function} - Function to invoke when you want to stop the timer and observe the duration in seconds
         * @example
         * var end = summary.startTimer();
         * makeExpensiveXHRRequest(function(err, res) {
         *	end(); //Observe the duration of expensiveXHRRequest
         * });
         */
        startTimer(labels) {
          return startTimer.call(this, labels)();
        }
        labels(...args) {
          const labels = getLabels(this.labelNames, args);
          validateLabel(this.labelNames, labels);
          return {
            observe: observe.call(this, labels),
            startTimer: startTimer.call(this, labels)
          };
        }
        remove(...args) {
          const labels = getLabels(this.labelNames, args);
          validateLabel(this.labelNames, labels);
          removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
        }
      }
      function extractSummariesForExport(summaryOfLabels, percentiles) {
        summaryOfLabels.td.compress();
        return percentiles.map((percentile) => {
          const percentileValue = summaryOfLabels.td.percentile(percentile);
          return {
            labels: Object.assign({ quantile: percentile }, summaryOfLabels.labels),
            value: percentileValue ? percentileValue : 0
          };
        });
      }
      function getCountForExport(value, summary) {
        return {
          metricName: `${summary.name}_count`,
          labels: value.labels,
          value: value.count
        };
      }
      function getSumForExport(value, summary) {
        return {
          metricName: `${summary.name}_sum`,
          labels: value.labels,
          value: value.sum
        };
      }
      function startTimer(startLabels) {
        return () => {
          const start = process.hrtime();
          return (endLabels) => {
            const delta = process.hrtime(start);
            const value = delta[0] + delta[1] / 1e9;
            this.observe(Object.assign({}, startLabels, endLabels), value);
            return value;
          };
        };
      }
      function observe(labels) {
        return (value) => {
          const labelValuePair = convertLabelsAndValues(labels, value);
          validateLabel(this.labelNames, labels);
          if (!Number.isFinite(labelValuePair.value)) {
            throw new TypeError(
              `Value is not a valid number: ${util2.format(labelValuePair.value)}`
            );
          }
          const hash = hashObject(labelValuePair.labels, this.sortedLabelNames);
          let summaryOfLabel = this.hashMap[hash];
          if (!summaryOfLabel) {
            summaryOfLabel = {
              labels: labelValuePair.labels,
              td: new timeWindowQuantiles(this.maxAgeSeconds, this.ageBuckets),
              count: 0,
              sum: 0
            };
          }
          summaryOfLabel.td.push(labelValuePair.value);
          summaryOfLabel.count++;
          if (summaryOfLabel.count % this.compressCount === 0) {
            summaryOfLabel.td.compress();
          }
          summaryOfLabel.sum += labelValuePair.value;
          this.hashMap[hash] = summaryOfLabel;
        };
      }
      function convertLabelsAndValues(labels, value) {
        if (value === void 0) {
          return {
            value: labels,
            labels: {}
          };
        }
        return {
          labels,
          value
        };
      }
      module.exports = Summary;
    })
  ),
  /***/
  7639: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      const { TDigest } = __nccwpck_require__2(3528);
      class TimeWindowQuantiles {
        constructor(maxAgeSeconds, ageBuckets) {
          this.maxAgeSeconds = maxAgeSeconds || 0;
          this.ageBuckets = ageBuckets || 0;
          this.shouldRotate = maxAgeSeconds && ageBuckets;
          this.ringBuffer = Array(ageBuckets).fill(new TDigest());
          this.currentBuffer = 0;
          this.lastRotateTimestampMillis = Date.now();
          this.durationBetweenRotatesMillis = maxAgeSeconds * 1e3 / ageBuckets || Infinity;
        }
        size() {
          const bucket = rotate.call(this);
          return bucket.size();
        }
        percentile(quantile) {
          const bucket = rotate.call(this);
          return bucket.percentile(quantile);
        }
        push(value) {
          rotate.call(this);
          this.ringBuffer.forEach((bucket) => {
            bucket.push(value);
          });
        }
        reset() {
          this.ringBuffer.forEach((bucket) => {
            bucket.reset();
          });
        }
        compress() {
          this.ringBuffer.forEach((bucket) => {
            bucket.compress();
          });
        }
      }
      function rotate() {
        let timeSinceLastRotateMillis = Date.now() - this.lastRotateTimestampMillis;
        while (timeSinceLastRotateMillis > this.durationBetweenRotatesMillis && this.shouldRotate) {
          this.ringBuffer[this.currentBuffer] = new TDigest();
          if (++this.currentBuffer >= this.ringBuffer.length) {
            this.currentBuffer = 0;
          }
          timeSinceLastRotateMillis -= this.durationBetweenRotatesMillis;
          this.lastRotateTimestampMillis += this.durationBetweenRotatesMillis;
        }
        return this.ringBuffer[this.currentBuffer];
      }
      module.exports = TimeWindowQuantiles;
    })
  ),
  /***/
  9588: (
    /***/
    ((__unused_webpack_module, exports) => {
      exports.getValueAsString = function getValueString(value) {
        if (Number.isNaN(value)) {
          return "Nan";
        } else if (!Number.isFinite(value)) {
          if (value < 0) {
            return "-Inf";
          } else {
            return "+Inf";
          }
        } else {
          return `${value}`;
        }
      };
      exports.removeLabels = function removeLabels(hashMap, labels, sortedLabelNames) {
        const hash = hashObject(labels, sortedLabelNames);
        delete hashMap[hash];
      };
      exports.setValue = function setValue(hashMap, value, labels) {
        const hash = hashObject(labels);
        hashMap[hash] = {
          value: typeof value === "number" ? value : 0,
          labels: labels || {}
        };
        return hashMap;
      };
      exports.setValueDelta = function setValueDelta(hashMap, deltaValue, labels, hash = "") {
        const value = typeof deltaValue === "number" ? deltaValue : 0;
        if (hashMap[hash]) {
          hashMap[hash].value += value;
        } else {
          hashMap[hash] = { value, labels };
        }
        return hashMap;
      };
      exports.getLabels = function(labelNames, args) {
        if (typeof args[0] === "object") {
          return args[0];
        }
        if (labelNames.length !== args.length) {
          throw new Error(
            `Invalid number of arguments (${args.length}): "${args.join(
              ", "
            )}" for label names (${labelNames.length}): "${labelNames.join(", ")}".`
          );
        }
        const acc = {};
        for (let i = 0; i < labelNames.length; i++) {
          acc[labelNames[i]] = args[i];
        }
        return acc;
      };
      function fastHashObject(keys, labels) {
        if (keys.length === 0) {
          return "";
        }
        let hash = "";
        for (let i = 0; i < keys.length; i++) {
          const key = keys[i];
          const value = labels[key];
          if (value === void 0) continue;
          hash += `${key}:${value},`;
        }
        return hash;
      }
      function hashObject(labels, labelNames) {
        if (labelNames) {
          return fastHashObject(labelNames, labels);
        }
        const keys = Object.keys(labels);
        if (keys.length > 1) {
          keys.sort();
        }
        return fastHashObject(keys, labels);
      }
      exports.hashObject = hashObject;
      exports.isObject = function isObject(obj) {
        return obj !== null && typeof obj === "object";
      };
      exports.nowTimestamp = function nowTimestamp() {
        return Date.now() / 1e3;
      };
      class Grouper extends Map {
        /**
         * Adds the `value` to the `key`'s array of values.
         * @param {*} key Key to set.
         * @param {*} value Value to add to `key`'s array.
         * @returns {undefined} undefined.
         */
        add(key, value) {
          if (this.has(key)) {
            this.get(key).push(value);
          } else {
            this.set(key, [value]);
          }
        }
      }
      exports.Grouper = Grouper;
    })
  ),
  /***/
  1539: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const util2 = __nccwpck_require__2(9023);
      const metricRegexp = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
      const labelRegexp = /^[a-zA-Z_][a-zA-Z0-9_]*$/;
      exports.validateMetricName = function(name) {
        return metricRegexp.test(name);
      };
      exports.validateLabelName = function(names = []) {
        return names.every((name) => labelRegexp.test(name));
      };
      exports.validateLabel = function validateLabel(savedLabels, labels) {
        for (const label in labels) {
          if (!savedLabels.includes(label)) {
            throw new Error(
              `Added label "${label}" is not included in initial labelset: ${util2.inspect(
                savedLabels
              )}`
            );
          }
        }
      };
    })
  ),
  /***/
  3528: (
    /***/
    ((module, __unused_webpack_exports, __nccwpck_require__2) => {
      var RBTree = __nccwpck_require__2(7750).RBTree;
      function TDigest(delta, K, CX) {
        this.discrete = delta === false;
        this.delta = delta || 0.01;
        this.K = K === void 0 ? 25 : K;
        this.CX = CX === void 0 ? 1.1 : CX;
        this.centroids = new RBTree(compare_centroid_means);
        this.nreset = 0;
        this.reset();
      }
      TDigest.prototype.reset = function() {
        this.centroids.clear();
        this.n = 0;
        this.nreset += 1;
        this.last_cumulate = 0;
      };
      TDigest.prototype.size = function() {
        return this.centroids.size;
      };
      TDigest.prototype.toArray = function(everything) {
        var result = [];
        if (everything) {
          this._cumulate(true);
          this.centroids.each(function(c) {
            result.push(c);
          });
        } else {
          this.centroids.each(function(c) {
            result.push({ mean: c.mean, n: c.n });
          });
        }
        return result;
      };
      TDigest.prototype.summary = function() {
        var approx = this.discrete ? "exact " : "approximating ";
        var s = [
          approx + this.n + " samples using " + this.size() + " centroids",
          "min = " + this.percentile(0),
          "Q1  = " + this.percentile(0.25),
          "Q2  = " + this.percentile(0.5),
          "Q3  = " + this.percentile(0.75),
          "max = " + this.percentile(1)
        ];
        return s.join("\n");
      };
      function compare_centroid_means(a, b) {
        return a.mean > b.mean ? 1 : a.mean < b.mean ? -1 : 0;
      }
      function compare_centroid_mean_cumns(a, b) {
        return a.mean_cumn - b.mean_cumn;
      }
      TDigest.prototype.push = function(x, n) {
        n = n || 1;
        x = Array.isArray(x) ? x : [x];
        for (var i = 0; i < x.length; i++) {
          this._digest(x[i], n);
        }
      };
      TDigest.prototype.push_centroid = function(c) {
        c = Array.isArray(c) ? c : [c];
        for (var i = 0; i < c.length; i++) {
          this._digest(c[i].mean, c[i].n);
        }
      };
      TDigest.prototype._cumulate = function(exact) {
        if (this.n === this.last_cumulate || !exact && this.CX && this.CX > this.n / this.last_cumulate) {
          return;
        }
        var cumn = 0;
        this.centroids.each(function(c) {
          c.mean_cumn = cumn + c.n / 2;
          cumn = c.cumn = cumn + c.n;
        });
        this.n = this.last_cumulate = cumn;
      };
      TDigest.prototype.find_nearest = function(x) {
        if (this.size() === 0) {
          return null;
        }
        var iter = this.centroids.lowerBound({ mean: x });
        var c = iter.data() === null ? iter.prev() : iter.data();
        if (c.mean === x || this.discrete) {
          return c;
        }
        var prev = iter.prev();
        if (prev && Math.abs(prev.mean - x) < Math.abs(c.mean - x)) {
          return prev;
        } else {
          return c;
        }
      };
      TDigest.prototype._new_centroid = function(x, n, cumn) {
        var c = { mean: x, n, cumn };
        this.centroids.insert(c);
        this.n += n;
        return c;
      };
      TDigest.prototype._addweight = function(nearest, x, n) {
        if (x !== nearest.mean) {
          nearest.mean += n * (x - nearest.mean) / (nearest.n + n);
        }
        nearest.cumn += n;
        nearest.mean_cumn += n / 2;
        nearest.n += n;
        this.n += n;
      };
      TDigest.prototype._digest = function(x, n) {
        var min = this.centroids.min();
        var max = this.centroids.max();
        var nearest = this.find_nearest(x);
        if (nearest && nearest.mean === x) {
          this._addweight(nearest, x, n);
        } else if (nearest === min) {
          this._new_centroid(x, n, 0);
        } else if (nearest === max) {
          this._new_centroid(x, n, this.n);
        } else if (this.discrete) {
          this._new_centroid(x, n, nearest.cumn);
        } else {
          var p = nearest.mean_cumn / this.n;
          var max_n = Math.floor(4 * this.n * this.delta * p * (1 - p));
          if (max_n - nearest.n >= n) {
            this._addweight(nearest, x, n);
          } else {
            this._new_centroid(x, n, nearest.cumn);
          }
        }
        this._cumulate(false);
        if (!this.discrete && this.K && this.size() > this.K / this.delta) {
          this.compress();
        }
      };
      TDigest.prototype.bound_mean = function(x) {
        var iter = this.centroids.upperBound({ mean: x });
        var lower = iter.prev();
        var upper = lower.mean === x ? lower : iter.next();
        return [lower, upper];
      };
      TDigest.prototype.p_rank = function(x_or_xlist) {
        var xs = Array.isArray(x_or_xlist) ? x_or_xlist : [x_or_xlist];
        var ps = xs.map(this._p_rank, this);
        return Array.isArray(x_or_xlist) ? ps : ps[0];
      };
      TDigest.prototype._p_rank = function(x) {
        if (this.size() === 0) {
          return void 0;
        } else if (x < this.centroids.min().mean) {
          return 0;
        } else if (x > this.centroids.max().mean) {
          return 1;
        }
        this._cumulate(true);
        var bound = this.bound_mean(x);
        var lower = bound[0], upper = bound[1];
        if (this.discrete) {
          return lower.cumn / this.n;
        } else {
          var cumn = lower.mean_cumn;
          if (lower !== upper) {
            cumn += (x - lower.mean) * (upper.mean_cumn - lower.mean_cumn) / (upper.mean - lower.mean);
          }
          return cumn / this.n;
        }
      };
      TDigest.prototype.bound_mean_cumn = function(cumn) {
        this.centroids._comparator = compare_centroid_mean_cumns;
        var iter = this.centroids.upperBound({ mean_cumn: cumn });
        this.centroids._comparator = compare_centroid_means;
        var lower = iter.prev();
        var upper = lower && lower.mean_cumn === cumn ? lower : iter.next();
        return [lower, upper];
      };
      TDigest.prototype.percentile = function(p_or_plist) {
        var ps = Array.isArray(p_or_plist) ? p_or_plist : [p_or_plist];
        var qs = ps.map(this._percentile, this);
        return Array.isArray(p_or_plist) ? qs : qs[0];
      };
      TDigest.prototype._percentile = function(p) {
        if (this.size() === 0) {
          return void 0;
        }
        this._cumulate(true);
        var h = this.n * p;
        var bound = this.bound_mean_cumn(h);
        var lower = bound[0], upper = bound[1];
        if (upper === lower || lower === null || upper === null) {
          return (lower || upper).mean;
        } else if (!this.discrete) {
          return lower.mean + (h - lower.mean_cumn) * (upper.mean - lower.mean) / (upper.mean_cumn - lower.mean_cumn);
        } else if (h <= lower.cumn) {
          return lower.mean;
        } else {
          return upper.mean;
        }
      };
      function pop_random(choices) {
        var idx = Math.floor(Math.random() * choices.length);
        return choices.splice(idx, 1)[0];
      }
      TDigest.prototype.compress = function() {
        if (this.compressing) {
          return;
        }
        var points = this.toArray();
        this.reset();
        this.compressing = true;
        while (points.length > 0) {
          this.push_centroid(pop_random(points));
        }
        this._cumulate(true);
        this.compressing = false;
      };
      function Digest(config) {
        this.config = config || {};
        this.mode = this.config.mode || "auto";
        TDigest.call(this, this.mode === "cont" ? config.delta : false);
        this.digest_ratio = this.config.ratio || 0.9;
        this.digest_thresh = this.config.thresh || 1e3;
        this.n_unique = 0;
      }
      Digest.prototype = Object.create(TDigest.prototype);
      Digest.prototype.constructor = Digest;
      Digest.prototype.push = function(x_or_xlist) {
        TDigest.prototype.push.call(this, x_or_xlist);
        this.check_continuous();
      };
      Digest.prototype._new_centroid = function(x, n, cumn) {
        this.n_unique += 1;
        TDigest.prototype._new_centroid.call(this, x, n, cumn);
      };
      Digest.prototype._addweight = function(nearest, x, n) {
        if (nearest.n === 1) {
          this.n_unique -= 1;
        }
        TDigest.prototype._addweight.call(this, nearest, x, n);
      };
      Digest.prototype.check_continuous = function() {
        if (this.mode !== "auto" || this.size() < this.digest_thresh) {
          return false;
        }
        if (this.n_unique / this.size() > this.digest_ratio) {
          this.mode = "cont";
          this.discrete = false;
          this.delta = this.config.delta || 0.01;
          this.compress();
          return true;
        }
        return false;
      };
      module.exports = {
        "TDigest": TDigest,
        "Digest": Digest
      };
    })
  ),
  /***/
  9907: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("cluster");
    })
  ),
  /***/
  6982: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
    })
  ),
  /***/
  2250: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("dns");
    })
  ),
  /***/
  4434: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
    })
  ),
  /***/
  9896: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
    })
  ),
  /***/
  8611: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
    })
  ),
  /***/
  5692: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
    })
  ),
  /***/
  9278: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
    })
  ),
  /***/
  7598: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
    })
  ),
  /***/
  3024: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
    })
  ),
  /***/
  1455: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
    })
  ),
  /***/
  7067: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
    })
  ),
  /***/
  4708: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
    })
  ),
  /***/
  7030: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
    })
  ),
  /***/
  99: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");
    })
  ),
  /***/
  8500: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
    })
  ),
  /***/
  1692: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
    })
  ),
  /***/
  7975: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
    })
  ),
  /***/
  6928: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
    })
  ),
  /***/
  2987: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("perf_hooks");
    })
  ),
  /***/
  932: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
    })
  ),
  /***/
  2203: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");
    })
  ),
  /***/
  3193: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
    })
  ),
  /***/
  4756: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
    })
  ),
  /***/
  7016: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");
    })
  ),
  /***/
  9023: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
    })
  ),
  /***/
  8253: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util/types");
    })
  ),
  /***/
  1493: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("v8");
    })
  ),
  /***/
  3106: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");
    })
  ),
  /***/
  8352: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_global_utils = __nccwpck_require__2(9227);
      const require_diag = __nccwpck_require__2(9982);
      const require_NoopContextManager = __nccwpck_require__2(6);
      const API_NAME = "context";
      const NOOP_CONTEXT_MANAGER = new require_NoopContextManager.NoopContextManager();
      const NOOP_TOKEN = Object.freeze({ dispose: () => {
      } });
      var ContextAPI = class ContextAPI2 {
        /** Empty private constructor prevents end users from constructing a new instance of the API */
        constructor() {
          this._attachUnsupportedWarned = false;
        }
        /** Get the singleton instance of the Context API */
        static getInstance() {
          if (!this._instance) this._instance = new ContextAPI2();
          return this._instance;
        }
        /**
        * Set the current context manager.
        *
        * @returns true if the context manager was successfully registered, else false
        */
        setGlobalContextManager(contextManager) {
          return require_global_utils.registerGlobal(API_NAME, contextManager, require_diag.DiagAPI.instance());
        }
        /**
        * Get the currently active context
        */
        active() {
          return this._getContextManager().active();
        }
        /**
        * Execute a function with an active context
        *
        * @param context context to be active during function execution
        * @param fn function to execute in a context
        * @param thisArg optional receiver to be used for calling fn
        * @param args optional arguments forwarded to fn
        */
        with(context, fn, thisArg, ...args) {
          return this._getContextManager().with(context, fn, thisArg, ...args);
        }
        /**
        * Bind a context to a target function or event emitter
        *
        * @param context context to bind to the event emitter or function. Defaults to the currently active context
        * @param target function or event emitter to bind
        */
        bind(context, target) {
          return this._getContextManager().bind(context, target);
        }
        /**
        * Imperatively sets `context` as active, returning a {@link ContextManagementToken} whose
        * {@link ContextManagementToken.dispose} restores the previous context.
        *
        * This is a delicate, low-level API - prefer {@link with}/{@link bind}, which
        * restore context automatically. Use `attach` only to bridge callback
        * boundaries that `with` cannot wrap. Call `token.dispose()` when the
        * operation is done.
        *
        * **Caveat for async functions:** If called inside an async function before
        * the first `await`, the context change may leak into the caller's context
        * and remain active there. Prefer {@link with} for async code.
        *
        * Support is best-effort and varies by the active ContextManager (see
        * {@link ContextManager.attach}); if it does not implement `attach`, this logs
        * a warning and returns a no-op token.
        *
        * @param context The Context to attach
        * @returns A {@link ContextManagementToken} whose dispose() restores the previous Context
        * @since 1.10.0
        * @experimental This API is experimental and may change in minor releases without prior notice.
        */
        attach(context) {
          const contextManager = this._getContextManager();
          if (contextManager.attach) return contextManager.attach(context);
          if (!this._attachUnsupportedWarned) {
            this._attachUnsupportedWarned = true;
            require_diag.DiagAPI.instance().warn("The current ContextManager does not implement attach(). The context will not be attached. Use a ContextManager that supports attach() (e.g. AsyncLocalStorageContextManager) or use with()/bind() instead.");
          }
          return NOOP_TOKEN;
        }
        _getContextManager() {
          return require_global_utils.getGlobal(API_NAME) || NOOP_CONTEXT_MANAGER;
        }
        /** Disable and remove the global context manager */
        disable() {
          this._getContextManager().disable();
          require_global_utils.unregisterGlobal(API_NAME, require_diag.DiagAPI.instance());
        }
      };
      exports.ContextAPI = ContextAPI;
    })
  ),
  /***/
  9982: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_global_utils = __nccwpck_require__2(9227);
      const require_ComponentLogger = __nccwpck_require__2(1977);
      __nccwpck_require__2(4351);
      const require_logLevelLogger = __nccwpck_require__2(1714);
      const API_NAME = "diag";
      var DiagAPI = class DiagAPI2 {
        /** Get the singleton instance of the DiagAPI API */
        static instance() {
          if (!this._instance) this._instance = new DiagAPI2();
          return this._instance;
        }
        /**
        * Private internal constructor
        * @private
        */
        constructor() {
          function _logProxy(funcName) {
            return function(...args) {
              const logger = require_global_utils.getGlobal("diag");
              if (!logger) return;
              return logger[funcName](...args);
            };
          }
          const self2 = this;
          const setLogger = (logger, optionsOrLogLevel = { logLevel: 60 }) => {
            var _optionsOrLogLevel$lo;
            if (logger === self2) {
              var _err$stack;
              const err = /* @__PURE__ */ new Error("Cannot use diag as the logger for itself. Please use a DiagLogger implementation like ConsoleDiagLogger or a custom implementation");
              self2.error((_err$stack = err.stack) !== null && _err$stack !== void 0 ? _err$stack : err.message);
              return false;
            }
            if (typeof optionsOrLogLevel === "number") optionsOrLogLevel = { logLevel: optionsOrLogLevel };
            const oldLogger = require_global_utils.getGlobal("diag");
            const newLogger = require_logLevelLogger.createLogLevelDiagLogger((_optionsOrLogLevel$lo = optionsOrLogLevel.logLevel) !== null && _optionsOrLogLevel$lo !== void 0 ? _optionsOrLogLevel$lo : 60, logger);
            if (oldLogger && !optionsOrLogLevel.suppressOverrideMessage) {
              var _Error$stack;
              const stack = (_Error$stack = (/* @__PURE__ */ new Error()).stack) !== null && _Error$stack !== void 0 ? _Error$stack : "<failed to generate stacktrace>";
              oldLogger.warn(`Current logger will be overwritten from ${stack}`);
              newLogger.warn(`Current logger will overwrite one already registered from ${stack}`);
            }
            return require_global_utils.registerGlobal("diag", newLogger, self2, true);
          };
          self2.setLogger = setLogger;
          self2.disable = () => {
            require_global_utils.unregisterGlobal(API_NAME, self2);
          };
          self2.createComponentLogger = (options) => {
            return new require_ComponentLogger.DiagComponentLogger(options);
          };
          self2.verbose = _logProxy("verbose");
          self2.debug = _logProxy("debug");
          self2.info = _logProxy("info");
          self2.warn = _logProxy("warn");
          self2.error = _logProxy("error");
        }
      };
      exports.DiagAPI = DiagAPI;
    })
  ),
  /***/
  9102: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_global_utils = __nccwpck_require__2(9227);
      const require_diag = __nccwpck_require__2(9982);
      const require_ProxyLoggerProvider = __nccwpck_require__2(9035);
      const API_NAME = "logs";
      var LogsAPI = class LogsAPI2 {
        /** Empty private constructor prevents end users from constructing a new instance of the API */
        constructor() {
          this._proxyLoggerProvider = new require_ProxyLoggerProvider.ProxyLoggerProvider();
        }
        /** Get the singleton instance of the Logs API */
        static getInstance() {
          if (!this._instance) this._instance = new LogsAPI2();
          return this._instance;
        }
        setGlobalLoggerProvider(provider) {
          const success = require_global_utils.registerGlobal(API_NAME, provider, require_diag.DiagAPI.instance());
          if (success) this._proxyLoggerProvider._setDelegate(provider);
          return success;
        }
        /**
        * Returns the global logger provider.
        *
        * @returns LoggerProvider
        */
        getLoggerProvider() {
          return require_global_utils.getGlobal(API_NAME) || this._proxyLoggerProvider;
        }
        /**
        * Returns a Logger, creating one if one with the given name, version,
        * schemaUrl, and attributes is not already created.
        *
        * Getting a Logger may be expensive, especially when `attributes` are
        * provided. Reuse Logger instances where possible instead of calling
        * `getLogger()` on hot paths.
        *
        * @param name The name of the logger or instrumentation library.
        * @param version The version of the logger or instrumentation library.
        * @param options The options of the logger or instrumentation library.
        * @returns {@link Logger}
        */
        getLogger(name, version, options) {
          return this.getLoggerProvider().getLogger(name, version, options);
        }
        /** Remove the global logger provider */
        disable() {
          require_global_utils.unregisterGlobal(API_NAME, require_diag.DiagAPI.instance());
          this._proxyLoggerProvider = new require_ProxyLoggerProvider.ProxyLoggerProvider();
        }
      };
      exports.e = LogsAPI;
    })
  ),
  /***/
  3510: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_global_utils = __nccwpck_require__2(9227);
      const require_diag = __nccwpck_require__2(9982);
      const require_NoopMeterProvider = __nccwpck_require__2(7554);
      const API_NAME = "metrics";
      var MetricsAPI = class MetricsAPI2 {
        /** Empty private constructor prevents end users from constructing a new instance of the API */
        constructor() {
        }
        /** Get the singleton instance of the Metrics API */
        static getInstance() {
          if (!this._instance) this._instance = new MetricsAPI2();
          return this._instance;
        }
        /**
        * Set the current global meter provider.
        * Returns true if the meter provider was successfully registered, else false.
        */
        setGlobalMeterProvider(provider) {
          return require_global_utils.registerGlobal(API_NAME, provider, require_diag.DiagAPI.instance());
        }
        /**
        * Returns the global meter provider.
        */
        getMeterProvider() {
          return require_global_utils.getGlobal(API_NAME) || require_NoopMeterProvider.NOOP_METER_PROVIDER;
        }
        /**
        * Returns a meter from the global meter provider.
        */
        getMeter(name, version, options) {
          return this.getMeterProvider().getMeter(name, version, options);
        }
        /** Remove the global meter provider */
        disable() {
          require_global_utils.unregisterGlobal(API_NAME, require_diag.DiagAPI.instance());
        }
      };
      exports.k = MetricsAPI;
    })
  ),
  /***/
  3007: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_global_utils = __nccwpck_require__2(9227);
      const require_diag = __nccwpck_require__2(9982);
      const require_utils = __nccwpck_require__2(5196);
      const require_TextMapPropagator = __nccwpck_require__2(3565);
      const require_NoopTextMapPropagator = __nccwpck_require__2(345);
      const require_context_helpers = __nccwpck_require__2(7510);
      const API_NAME = "propagation";
      const NOOP_TEXT_MAP_PROPAGATOR = new require_NoopTextMapPropagator.NoopTextMapPropagator();
      var PropagationAPI = class PropagationAPI2 {
        /** Empty private constructor prevents end users from constructing a new instance of the API */
        constructor() {
          this.createBaggage = require_utils.createBaggage;
          this.getBaggage = require_context_helpers.getBaggage;
          this.getActiveBaggage = require_context_helpers.getActiveBaggage;
          this.setBaggage = require_context_helpers.setBaggage;
          this.deleteBaggage = require_context_helpers.deleteBaggage;
        }
        /** Get the singleton instance of the Propagator API */
        static getInstance() {
          if (!this._instance) this._instance = new PropagationAPI2();
          return this._instance;
        }
        /**
        * Set the current propagator.
        *
        * @returns true if the propagator was successfully registered, else false
        */
        setGlobalPropagator(propagator) {
          return require_global_utils.registerGlobal(API_NAME, propagator, require_diag.DiagAPI.instance());
        }
        /**
        * Inject context into a carrier to be propagated inter-process
        *
        * @param context Context carrying tracing data to inject
        * @param carrier carrier to inject context into
        * @param setter Function used to set values on the carrier
        */
        inject(context, carrier, setter = require_TextMapPropagator.defaultTextMapSetter) {
          return this._getGlobalPropagator().inject(context, carrier, setter);
        }
        /**
        * Extract context from a carrier
        *
        * @param context Context which the newly created context will inherit from
        * @param carrier Carrier to extract context from
        * @param getter Function used to extract keys from a carrier
        */
        extract(context, carrier, getter = require_TextMapPropagator.defaultTextMapGetter) {
          return this._getGlobalPropagator().extract(context, carrier, getter);
        }
        /**
        * Return a list of all fields which may be used by the propagator.
        */
        fields() {
          return this._getGlobalPropagator().fields();
        }
        /** Remove the global propagator */
        disable() {
          require_global_utils.unregisterGlobal(API_NAME, require_diag.DiagAPI.instance());
        }
        _getGlobalPropagator() {
          return require_global_utils.getGlobal(API_NAME) || NOOP_TEXT_MAP_PROPAGATOR;
        }
      };
      exports.R = PropagationAPI;
    })
  ),
  /***/
  5446: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_global_utils = __nccwpck_require__2(9227);
      const require_diag = __nccwpck_require__2(9982);
      const require_context_utils = __nccwpck_require__2(3779);
      const require_spancontext_utils = __nccwpck_require__2(3723);
      const require_ProxyTracerProvider = __nccwpck_require__2(5930);
      const API_NAME = "trace";
      var TraceAPI = class TraceAPI2 {
        /** Empty private constructor prevents end users from constructing a new instance of the API */
        constructor() {
          this._proxyTracerProvider = new require_ProxyTracerProvider.ProxyTracerProvider();
          this.wrapSpanContext = require_spancontext_utils.wrapSpanContext;
          this.isSpanContextValid = require_spancontext_utils.isSpanContextValid;
          this.deleteSpan = require_context_utils.deleteSpan;
          this.getSpan = require_context_utils.getSpan;
          this.getActiveSpan = require_context_utils.getActiveSpan;
          this.getSpanContext = require_context_utils.getSpanContext;
          this.setSpan = require_context_utils.setSpan;
          this.setSpanContext = require_context_utils.setSpanContext;
        }
        /** Get the singleton instance of the Trace API */
        static getInstance() {
          if (!this._instance) this._instance = new TraceAPI2();
          return this._instance;
        }
        /**
        * Set the current global tracer.
        *
        * @returns true if the tracer provider was successfully registered, else false
        */
        setGlobalTracerProvider(provider) {
          const success = require_global_utils.registerGlobal(API_NAME, this._proxyTracerProvider, require_diag.DiagAPI.instance());
          if (success) this._proxyTracerProvider.setDelegate(provider);
          return success;
        }
        /**
        * Returns the global tracer provider.
        */
        getTracerProvider() {
          return require_global_utils.getGlobal(API_NAME) || this._proxyTracerProvider;
        }
        /**
        * Returns a tracer from the global tracer provider.
        */
        getTracer(name, version) {
          return this.getTracerProvider().getTracer(name, version);
        }
        /** Remove the global tracer provider */
        disable() {
          require_global_utils.unregisterGlobal(API_NAME, require_diag.DiagAPI.instance());
          this._proxyTracerProvider = new require_ProxyTracerProvider.ProxyTracerProvider();
        }
      };
      exports.C = TraceAPI;
    })
  ),
  /***/
  7510: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_context = __nccwpck_require__2(3041);
      const require_context$1 = __nccwpck_require__2(8352);
      const BAGGAGE_KEY = require_context.createContextKey("OpenTelemetry Baggage Key");
      function getBaggage(context) {
        return context.getValue(BAGGAGE_KEY) || void 0;
      }
      function getActiveBaggage() {
        return getBaggage(require_context$1.ContextAPI.getInstance().active());
      }
      function setBaggage(context, baggage) {
        return context.setValue(BAGGAGE_KEY, baggage);
      }
      function deleteBaggage(context) {
        return context.deleteValue(BAGGAGE_KEY);
      }
      exports.deleteBaggage = deleteBaggage;
      exports.getActiveBaggage = getActiveBaggage;
      exports.getBaggage = getBaggage;
      exports.setBaggage = setBaggage;
    })
  ),
  /***/
  176: (
    /***/
    ((__unused_webpack_module, exports) => {
      var BaggageImpl = class BaggageImpl2 {
        constructor(entries) {
          this._entries = entries ? new Map(entries) : /* @__PURE__ */ new Map();
        }
        getEntry(key) {
          const entry = this._entries.get(key);
          if (!entry) return;
          return Object.assign({}, entry);
        }
        getAllEntries() {
          return Array.from(this._entries.entries());
        }
        setEntry(key, entry) {
          const newBaggage = new BaggageImpl2(this._entries);
          newBaggage._entries.set(key, entry);
          return newBaggage;
        }
        removeEntry(key) {
          const newBaggage = new BaggageImpl2(this._entries);
          newBaggage._entries.delete(key);
          return newBaggage;
        }
        removeEntries(...keys) {
          const newBaggage = new BaggageImpl2(this._entries);
          for (const key of keys) newBaggage._entries.delete(key);
          return newBaggage;
        }
        clear() {
          return new BaggageImpl2();
        }
      };
      exports.BaggageImpl = BaggageImpl;
    })
  ),
  /***/
  9333: (
    /***/
    ((__unused_webpack_module, exports) => {
      const baggageEntryMetadataSymbol = /* @__PURE__ */ Symbol("BaggageEntryMetadata");
      exports.baggageEntryMetadataSymbol = baggageEntryMetadataSymbol;
    })
  ),
  /***/
  5196: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_diag = __nccwpck_require__2(9982);
      const require_baggage_impl = __nccwpck_require__2(176);
      const require_symbol = __nccwpck_require__2(9333);
      const diag = require_diag.DiagAPI.instance();
      function createBaggage(entries = {}) {
        return new require_baggage_impl.BaggageImpl(new Map(Object.entries(entries)));
      }
      function baggageEntryMetadataFromString(str) {
        if (typeof str !== "string") {
          diag.error(`Cannot create baggage metadata from unknown type: ${typeof str}`);
          str = "";
        }
        return {
          __TYPE__: require_symbol.baggageEntryMetadataSymbol,
          toString() {
            return str;
          }
        };
      }
      exports.baggageEntryMetadataFromString = baggageEntryMetadataFromString;
      exports.createBaggage = createBaggage;
    })
  ),
  /***/
  2534: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const context = __nccwpck_require__2(8352).ContextAPI.getInstance();
      exports.context = context;
    })
  ),
  /***/
  6: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_context = __nccwpck_require__2(3041);
      var NoopContextManager = class {
        active() {
          return require_context.ROOT_CONTEXT;
        }
        with(_context, fn, thisArg, ...args) {
          return fn.call(thisArg, ...args);
        }
        bind(_context, target) {
          return target;
        }
        enable() {
          return this;
        }
        disable() {
          return this;
        }
        /** @experimental This API is experimental and may change in minor releases without prior notice. */
        attach(_context) {
          return { dispose() {
          } };
        }
      };
      exports.NoopContextManager = NoopContextManager;
    })
  ),
  /***/
  3041: (
    /***/
    ((__unused_webpack_module, exports) => {
      function createContextKey(description) {
        return Symbol.for(description);
      }
      const ROOT_CONTEXT = new class BaseContext {
        /**
        * Construct a new context which inherits values from an optional parent context.
        *
        * @param parentContext a context from which to inherit values
        */
        constructor(parentContext) {
          const self2 = this;
          self2._currentContext = parentContext ? new Map(parentContext) : /* @__PURE__ */ new Map();
          self2.getValue = (key) => self2._currentContext.get(key);
          self2.setValue = (key, value) => {
            const context = new BaseContext(self2._currentContext);
            context._currentContext.set(key, value);
            return context;
          };
          self2.deleteValue = (key) => {
            const context = new BaseContext(self2._currentContext);
            context._currentContext.delete(key);
            return context;
          };
        }
      }();
      exports.ROOT_CONTEXT = ROOT_CONTEXT;
      exports.createContextKey = createContextKey;
    })
  ),
  /***/
  1778: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const diag = __nccwpck_require__2(9982).DiagAPI.instance();
      exports.diag = diag;
    })
  ),
  /***/
  1977: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_global_utils = __nccwpck_require__2(9227);
      var DiagComponentLogger = class {
        constructor(props) {
          this._namespace = props.namespace || "DiagComponentLogger";
        }
        debug(...args) {
          return logProxy("debug", this._namespace, args);
        }
        error(...args) {
          return logProxy("error", this._namespace, args);
        }
        info(...args) {
          return logProxy("info", this._namespace, args);
        }
        warn(...args) {
          return logProxy("warn", this._namespace, args);
        }
        verbose(...args) {
          return logProxy("verbose", this._namespace, args);
        }
      };
      function logProxy(funcName, namespace, args) {
        const logger = require_global_utils.getGlobal("diag");
        if (!logger) return;
        return logger[funcName](namespace, ...args);
      }
      exports.DiagComponentLogger = DiagComponentLogger;
    })
  ),
  /***/
  9199: (
    /***/
    ((__unused_webpack_module, exports) => {
      const consoleMap = [
        {
          n: "error",
          c: "error"
        },
        {
          n: "warn",
          c: "warn"
        },
        {
          n: "info",
          c: "info"
        },
        {
          n: "debug",
          c: "debug"
        },
        {
          n: "verbose",
          c: "trace"
        }
      ];
      const _originalConsoleMethods = {};
      if (typeof console !== "undefined") {
        for (const key of [
          "error",
          "warn",
          "info",
          "debug",
          "trace",
          "log"
        ]) if (typeof console[key] === "function") _originalConsoleMethods[key] = console[key];
      }
      var DiagConsoleLogger = class {
        constructor() {
          function _consoleFunc(funcName) {
            return function(...args) {
              let theFunc = _originalConsoleMethods[funcName];
              if (typeof theFunc !== "function") theFunc = _originalConsoleMethods["log"];
              if (typeof theFunc !== "function" && console) {
                theFunc = console[funcName];
                if (typeof theFunc !== "function") theFunc = console.log;
              }
              if (typeof theFunc === "function") return theFunc.apply(console, args);
            };
          }
          for (let i = 0; i < consoleMap.length; i++) this[consoleMap[i].n] = _consoleFunc(consoleMap[i].c);
        }
      };
      exports.DiagConsoleLogger = DiagConsoleLogger;
      exports._originalConsoleMethods = _originalConsoleMethods;
    })
  ),
  /***/
  1714: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      __nccwpck_require__2(4351);
      function createLogLevelDiagLogger(maxLevel, logger) {
        if (maxLevel < 0) maxLevel = 0;
        else if (maxLevel > 9999) maxLevel = 9999;
        logger = logger || {};
        function _filterFunc(funcName, theLevel) {
          const theFunc = logger[funcName];
          if (typeof theFunc === "function" && maxLevel >= theLevel) return theFunc.bind(logger);
          return function() {
          };
        }
        return {
          error: _filterFunc("error", 30),
          warn: _filterFunc("warn", 50),
          info: _filterFunc("info", 60),
          debug: _filterFunc("debug", 70),
          verbose: _filterFunc("verbose", 80)
        };
      }
      exports.createLogLevelDiagLogger = createLogLevelDiagLogger;
    })
  ),
  /***/
  4351: (
    /***/
    ((__unused_webpack_module, exports) => {
      let DiagLogLevel = /* @__PURE__ */ (function(DiagLogLevel2) {
        DiagLogLevel2[DiagLogLevel2["NONE"] = 0] = "NONE";
        DiagLogLevel2[DiagLogLevel2["ERROR"] = 30] = "ERROR";
        DiagLogLevel2[DiagLogLevel2["WARN"] = 50] = "WARN";
        DiagLogLevel2[DiagLogLevel2["INFO"] = 60] = "INFO";
        DiagLogLevel2[DiagLogLevel2["DEBUG"] = 70] = "DEBUG";
        DiagLogLevel2[DiagLogLevel2["VERBOSE"] = 80] = "VERBOSE";
        DiagLogLevel2[DiagLogLevel2["ALL"] = 9999] = "ALL";
        return DiagLogLevel2;
      })({});
      exports.DiagLogLevel = DiagLogLevel;
    })
  ),
  /***/
  1408: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      Object.defineProperties(exports, {
        __esModule: { value: true },
        [Symbol.toStringTag]: { value: "Module" }
      });
      const require_types = __nccwpck_require__2(4351);
      const require_utils = __nccwpck_require__2(5196);
      const require_context = __nccwpck_require__2(3041);
      const require_consoleLogger = __nccwpck_require__2(9199);
      const require_NoopMeter = __nccwpck_require__2(1677);
      const require_Metric = __nccwpck_require__2(626);
      const require_NoopLogger = __nccwpck_require__2(9140);
      const require_LogRecord = __nccwpck_require__2(8973);
      const require_TextMapPropagator = __nccwpck_require__2(3565);
      const require_trace_flags = __nccwpck_require__2(3245);
      const require_invalid_span_constants = __nccwpck_require__2(3552);
      const require_spancontext_utils = __nccwpck_require__2(3723);
      const require_ProxyTracer = __nccwpck_require__2(3861);
      const require_span_kind = __nccwpck_require__2(7483);
      const require_status = __nccwpck_require__2(7632);
      const require_utils$1 = __nccwpck_require__2(2219);
      const require_ProxyTracerProvider = __nccwpck_require__2(5930);
      const require_SamplingResult = __nccwpck_require__2(5346);
      const require_context_api = __nccwpck_require__2(2534);
      const require_diag_api = __nccwpck_require__2(1778);
      const require_logs_api = __nccwpck_require__2(5662);
      const require_metrics_api = __nccwpck_require__2(7876);
      const require_propagation_api = __nccwpck_require__2(7045);
      const require_trace_api = __nccwpck_require__2(8936);
      var src_default = {
        context: require_context_api.context,
        diag: require_diag_api.diag,
        logs: require_logs_api.logs,
        metrics: require_metrics_api.metrics,
        propagation: require_propagation_api.propagation,
        trace: require_trace_api.trace
      };
      exports.DiagConsoleLogger = require_consoleLogger.DiagConsoleLogger;
      exports.DiagLogLevel = require_types.DiagLogLevel;
      exports.INVALID_SPANID = require_invalid_span_constants.INVALID_SPANID;
      exports.INVALID_SPAN_CONTEXT = require_invalid_span_constants.INVALID_SPAN_CONTEXT;
      exports.INVALID_TRACEID = require_invalid_span_constants.INVALID_TRACEID;
      exports.ProxyTracer = require_ProxyTracer.ProxyTracer;
      exports.ProxyTracerProvider = require_ProxyTracerProvider.ProxyTracerProvider;
      exports.ROOT_CONTEXT = require_context.ROOT_CONTEXT;
      exports.SamplingDecision = require_SamplingResult.SamplingDecision;
      exports.SeverityNumber = require_LogRecord.SeverityNumber;
      exports.SpanKind = require_span_kind.SpanKind;
      exports.SpanStatusCode = require_status.SpanStatusCode;
      exports.TraceFlags = require_trace_flags.TraceFlags;
      exports.ValueType = require_Metric.ValueType;
      exports.baggageEntryMetadataFromString = require_utils.baggageEntryMetadataFromString;
      exports.context = require_context_api.context;
      exports.createContextKey = require_context.createContextKey;
      exports.createNoopLogger = require_NoopLogger.createNoopLogger;
      exports.createNoopMeter = require_NoopMeter.createNoopMeter;
      exports.createTraceState = require_utils$1.createTraceState;
      exports["default"] = src_default;
      exports.defaultTextMapGetter = require_TextMapPropagator.defaultTextMapGetter;
      exports.defaultTextMapSetter = require_TextMapPropagator.defaultTextMapSetter;
      exports.diag = require_diag_api.diag;
      exports.isSpanContextValid = require_spancontext_utils.isSpanContextValid;
      exports.isValidSpanId = require_spancontext_utils.isValidSpanId;
      exports.isValidTraceId = require_spancontext_utils.isValidTraceId;
      exports.logs = require_logs_api.logs;
      exports.metrics = require_metrics_api.metrics;
      exports.propagation = require_propagation_api.propagation;
      exports.trace = require_trace_api.trace;
    })
  ),
  /***/
  9227: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_version = __nccwpck_require__2(9128);
      const require_semver = __nccwpck_require__2(1418);
      const major = require_version.VERSION.split(".")[0];
      const GLOBAL_OPENTELEMETRY_API_KEY = /* @__PURE__ */ Symbol.for(`opentelemetry.js.api.${major}`);
      const _global = typeof globalThis === "object" ? globalThis : typeof self === "object" ? self : typeof window === "object" ? window : typeof global === "object" ? global : {};
      function _makeGlobalApi() {
        return Object.defineProperty({}, "version", {
          value: require_version.VERSION,
          enumerable: true,
          writable: false,
          configurable: false
        });
      }
      function registerGlobal(type, instance, diag, allowOverride = false) {
        var _global$GLOBAL_OPENTE;
        const api = _global[GLOBAL_OPENTELEMETRY_API_KEY] = (_global$GLOBAL_OPENTE = _global[GLOBAL_OPENTELEMETRY_API_KEY]) !== null && _global$GLOBAL_OPENTE !== void 0 ? _global$GLOBAL_OPENTE : _makeGlobalApi();
        if (!allowOverride && api[type]) {
          const err = /* @__PURE__ */ new Error(`@opentelemetry/api: Attempted duplicate registration of API: ${type}`);
          diag.error(err.stack || err.message);
          return false;
        }
        if (api.version !== "1.10.0") {
          const err = /* @__PURE__ */ new Error(`@opentelemetry/api: Registration of version v${api.version} for ${type} does not match previously registered API v${require_version.VERSION}`);
          diag.error(err.stack || err.message);
          return false;
        }
        api[type] = instance;
        diag.debug(`@opentelemetry/api: Registered a global for ${type} v${require_version.VERSION}.`);
        return true;
      }
      let _compatibleGlobalApi;
      function getGlobal(type) {
        const api = _global[GLOBAL_OPENTELEMETRY_API_KEY];
        if (api == null) return;
        if (api !== _compatibleGlobalApi) {
          if (!api.version || !require_semver.isCompatible(api.version)) return;
          _compatibleGlobalApi = api;
        }
        return api[type];
      }
      function unregisterGlobal(type, diag) {
        diag.debug(`@opentelemetry/api: Unregistering a global for ${type} v${require_version.VERSION}.`);
        const api = _global[GLOBAL_OPENTELEMETRY_API_KEY];
        if (api) delete api[type];
      }
      exports.getGlobal = getGlobal;
      exports.registerGlobal = registerGlobal;
      exports.unregisterGlobal = unregisterGlobal;
    })
  ),
  /***/
  1418: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_version = __nccwpck_require__2(9128);
      const re = /^(\d+)\.(\d+)\.(\d+)(-(.+))?$/;
      function _makeCompatibilityCheck(ownVersion) {
        const acceptedVersions = /* @__PURE__ */ new Set([ownVersion]);
        const rejectedVersions = /* @__PURE__ */ new Set();
        const myVersionMatch = ownVersion.match(re);
        if (!myVersionMatch) return () => false;
        const ownVersionParsed = {
          major: +myVersionMatch[1],
          minor: +myVersionMatch[2],
          patch: +myVersionMatch[3],
          prerelease: myVersionMatch[4]
        };
        if (ownVersionParsed.prerelease != null) return function isExactmatch(globalVersion) {
          return globalVersion === ownVersion;
        };
        function _reject(v) {
          rejectedVersions.add(v);
          return false;
        }
        function _accept(v) {
          acceptedVersions.add(v);
          return true;
        }
        return function isCompatible2(globalVersion) {
          if (acceptedVersions.has(globalVersion)) return true;
          if (rejectedVersions.has(globalVersion)) return false;
          const globalVersionMatch = globalVersion.match(re);
          if (!globalVersionMatch) return _reject(globalVersion);
          const globalVersionParsed = {
            major: +globalVersionMatch[1],
            minor: +globalVersionMatch[2],
            patch: +globalVersionMatch[3],
            prerelease: globalVersionMatch[4]
          };
          if (globalVersionParsed.prerelease != null) return _reject(globalVersion);
          if (ownVersionParsed.major !== globalVersionParsed.major) return _reject(globalVersion);
          if (ownVersionParsed.major === 0) {
            if (ownVersionParsed.minor === globalVersionParsed.minor && ownVersionParsed.patch <= globalVersionParsed.patch) return _accept(globalVersion);
            return _reject(globalVersion);
          }
          if (ownVersionParsed.minor <= globalVersionParsed.minor) return _accept(globalVersion);
          return _reject(globalVersion);
        };
      }
      const isCompatible = _makeCompatibilityCheck(require_version.VERSION);
      exports._makeCompatibilityCheck = _makeCompatibilityCheck;
      exports.isCompatible = isCompatible;
    })
  ),
  /***/
  5662: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const logs = __nccwpck_require__2(9102).e.getInstance();
      exports.logs = logs;
    })
  ),
  /***/
  8973: (
    /***/
    ((__unused_webpack_module, exports) => {
      let SeverityNumber = /* @__PURE__ */ (function(SeverityNumber2) {
        SeverityNumber2[SeverityNumber2["UNSPECIFIED"] = 0] = "UNSPECIFIED";
        SeverityNumber2[SeverityNumber2["TRACE"] = 1] = "TRACE";
        SeverityNumber2[SeverityNumber2["TRACE2"] = 2] = "TRACE2";
        SeverityNumber2[SeverityNumber2["TRACE3"] = 3] = "TRACE3";
        SeverityNumber2[SeverityNumber2["TRACE4"] = 4] = "TRACE4";
        SeverityNumber2[SeverityNumber2["DEBUG"] = 5] = "DEBUG";
        SeverityNumber2[SeverityNumber2["DEBUG2"] = 6] = "DEBUG2";
        SeverityNumber2[SeverityNumber2["DEBUG3"] = 7] = "DEBUG3";
        SeverityNumber2[SeverityNumber2["DEBUG4"] = 8] = "DEBUG4";
        SeverityNumber2[SeverityNumber2["INFO"] = 9] = "INFO";
        SeverityNumber2[SeverityNumber2["INFO2"] = 10] = "INFO2";
        SeverityNumber2[SeverityNumber2["INFO3"] = 11] = "INFO3";
        SeverityNumber2[SeverityNumber2["INFO4"] = 12] = "INFO4";
        SeverityNumber2[SeverityNumber2["WARN"] = 13] = "WARN";
        SeverityNumber2[SeverityNumber2["WARN2"] = 14] = "WARN2";
        SeverityNumber2[SeverityNumber2["WARN3"] = 15] = "WARN3";
        SeverityNumber2[SeverityNumber2["WARN4"] = 16] = "WARN4";
        SeverityNumber2[SeverityNumber2["ERROR"] = 17] = "ERROR";
        SeverityNumber2[SeverityNumber2["ERROR2"] = 18] = "ERROR2";
        SeverityNumber2[SeverityNumber2["ERROR3"] = 19] = "ERROR3";
        SeverityNumber2[SeverityNumber2["ERROR4"] = 20] = "ERROR4";
        SeverityNumber2[SeverityNumber2["FATAL"] = 21] = "FATAL";
        SeverityNumber2[SeverityNumber2["FATAL2"] = 22] = "FATAL2";
        SeverityNumber2[SeverityNumber2["FATAL3"] = 23] = "FATAL3";
        SeverityNumber2[SeverityNumber2["FATAL4"] = 24] = "FATAL4";
        return SeverityNumber2;
      })({});
      exports.SeverityNumber = SeverityNumber;
    })
  ),
  /***/
  9140: (
    /***/
    ((__unused_webpack_module, exports) => {
      var NoopLogger = class {
        emit(_logRecord) {
        }
        enabled() {
          return false;
        }
      };
      const NOOP_LOGGER = new NoopLogger();
      function createNoopLogger() {
        return NOOP_LOGGER;
      }
      exports.NOOP_LOGGER = NOOP_LOGGER;
      exports.NoopLogger = NoopLogger;
      exports.createNoopLogger = createNoopLogger;
    })
  ),
  /***/
  1995: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_NoopLogger = __nccwpck_require__2(9140);
      var NoopLoggerProvider = class {
        getLogger(_name, _version, _options) {
          return new require_NoopLogger.NoopLogger();
        }
      };
      const NOOP_LOGGER_PROVIDER = new NoopLoggerProvider();
      exports.NOOP_LOGGER_PROVIDER = NOOP_LOGGER_PROVIDER;
      exports.NoopLoggerProvider = NoopLoggerProvider;
    })
  ),
  /***/
  8916: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_NoopLogger = __nccwpck_require__2(9140);
      var ProxyLogger = class {
        constructor(provider, name, version, options) {
          this._provider = provider;
          this.name = name;
          this.version = version;
          this.options = options;
        }
        /**
        * Emit a log record. This method should only be used by log appenders.
        *
        * @param logRecord
        */
        emit(logRecord) {
          this._getLogger().emit(logRecord);
        }
        enabled(options) {
          return this._getLogger().enabled(options);
        }
        /**
        * Try to get a logger from the proxy logger provider.
        * If the proxy logger provider has no delegate, return a noop logger.
        */
        _getLogger() {
          if (this._delegate) return this._delegate;
          const logger = this._provider._getDelegateLogger(this.name, this.version, this.options);
          if (!logger) return require_NoopLogger.NOOP_LOGGER;
          this._delegate = logger;
          return this._delegate;
        }
      };
      exports.ProxyLogger = ProxyLogger;
    })
  ),
  /***/
  9035: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_NoopLoggerProvider = __nccwpck_require__2(1995);
      const require_ProxyLogger = __nccwpck_require__2(8916);
      var ProxyLoggerProvider = class {
        getLogger(name, version, options) {
          var _this$_getDelegateLog;
          return (_this$_getDelegateLog = this._getDelegateLogger(name, version, options)) !== null && _this$_getDelegateLog !== void 0 ? _this$_getDelegateLog : new require_ProxyLogger.ProxyLogger(this, name, version, options);
        }
        /**
        * Get the delegate logger provider.
        * Used by tests only.
        * @internal
        */
        _getDelegate() {
          var _this$_delegate;
          return (_this$_delegate = this._delegate) !== null && _this$_delegate !== void 0 ? _this$_delegate : require_NoopLoggerProvider.NOOP_LOGGER_PROVIDER;
        }
        /**
        * Set the delegate logger provider
        * @internal
        */
        _setDelegate(delegate) {
          this._delegate = delegate;
        }
        /**
        * @internal
        */
        _getDelegateLogger(name, version, options) {
          var _this$_delegate2;
          return (_this$_delegate2 = this._delegate) === null || _this$_delegate2 === void 0 ? void 0 : _this$_delegate2.getLogger(name, version, options);
        }
      };
      exports.ProxyLoggerProvider = ProxyLoggerProvider;
    })
  ),
  /***/
  7876: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const metrics = __nccwpck_require__2(3510).k.getInstance();
      exports.metrics = metrics;
    })
  ),
  /***/
  626: (
    /***/
    ((__unused_webpack_module, exports) => {
      let ValueType = /* @__PURE__ */ (function(ValueType2) {
        ValueType2[ValueType2["INT"] = 0] = "INT";
        ValueType2[ValueType2["DOUBLE"] = 1] = "DOUBLE";
        return ValueType2;
      })({});
      exports.ValueType = ValueType;
    })
  ),
  /***/
  1677: (
    /***/
    ((__unused_webpack_module, exports) => {
      var NoopMeter = class {
        constructor() {
        }
        /**
        * @see {@link Meter.createGauge}
        */
        createGauge(_name, _options) {
          return NOOP_GAUGE_METRIC;
        }
        /**
        * @see {@link Meter.createHistogram}
        */
        createHistogram(_name, _options) {
          return NOOP_HISTOGRAM_METRIC;
        }
        /**
        * @see {@link Meter.createCounter}
        */
        createCounter(_name, _options) {
          return NOOP_COUNTER_METRIC;
        }
        /**
        * @see {@link Meter.createUpDownCounter}
        */
        createUpDownCounter(_name, _options) {
          return NOOP_UP_DOWN_COUNTER_METRIC;
        }
        /**
        * @see {@link Meter.createObservableGauge}
        */
        createObservableGauge(_name, _options) {
          return NOOP_OBSERVABLE_GAUGE_METRIC;
        }
        /**
        * @see {@link Meter.createObservableCounter}
        */
        createObservableCounter(_name, _options) {
          return NOOP_OBSERVABLE_COUNTER_METRIC;
        }
        /**
        * @see {@link Meter.createObservableUpDownCounter}
        */
        createObservableUpDownCounter(_name, _options) {
          return NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC;
        }
        /**
        * @see {@link Meter.addBatchObservableCallback}
        */
        addBatchObservableCallback(_callback, _observables) {
        }
        /**
        * @see {@link Meter.removeBatchObservableCallback}
        */
        removeBatchObservableCallback(_callback) {
        }
      };
      var NoopMetric = class {
      };
      var NoopCounterMetric = class extends NoopMetric {
        add(_value, _attributes) {
        }
      };
      var NoopUpDownCounterMetric = class extends NoopMetric {
        add(_value, _attributes) {
        }
      };
      var NoopGaugeMetric = class extends NoopMetric {
        record(_value, _attributes) {
        }
      };
      var NoopHistogramMetric = class extends NoopMetric {
        record(_value, _attributes) {
        }
      };
      var NoopObservableMetric = class {
        addCallback(_callback) {
        }
        removeCallback(_callback) {
        }
      };
      var NoopObservableCounterMetric = class extends NoopObservableMetric {
      };
      var NoopObservableGaugeMetric = class extends NoopObservableMetric {
      };
      var NoopObservableUpDownCounterMetric = class extends NoopObservableMetric {
      };
      const NOOP_METER = new NoopMeter();
      const NOOP_COUNTER_METRIC = new NoopCounterMetric();
      const NOOP_GAUGE_METRIC = new NoopGaugeMetric();
      const NOOP_HISTOGRAM_METRIC = new NoopHistogramMetric();
      const NOOP_UP_DOWN_COUNTER_METRIC = new NoopUpDownCounterMetric();
      const NOOP_OBSERVABLE_COUNTER_METRIC = new NoopObservableCounterMetric();
      const NOOP_OBSERVABLE_GAUGE_METRIC = new NoopObservableGaugeMetric();
      const NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC = new NoopObservableUpDownCounterMetric();
      function createNoopMeter() {
        return NOOP_METER;
      }
      exports.NOOP_COUNTER_METRIC = NOOP_COUNTER_METRIC;
      exports.NOOP_GAUGE_METRIC = NOOP_GAUGE_METRIC;
      exports.NOOP_HISTOGRAM_METRIC = NOOP_HISTOGRAM_METRIC;
      exports.NOOP_METER = NOOP_METER;
      exports.NOOP_OBSERVABLE_COUNTER_METRIC = NOOP_OBSERVABLE_COUNTER_METRIC;
      exports.NOOP_OBSERVABLE_GAUGE_METRIC = NOOP_OBSERVABLE_GAUGE_METRIC;
      exports.NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC = NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC;
      exports.NOOP_UP_DOWN_COUNTER_METRIC = NOOP_UP_DOWN_COUNTER_METRIC;
      exports.NoopCounterMetric = NoopCounterMetric;
      exports.NoopGaugeMetric = NoopGaugeMetric;
      exports.NoopHistogramMetric = NoopHistogramMetric;
      exports.NoopMeter = NoopMeter;
      exports.NoopMetric = NoopMetric;
      exports.NoopObservableCounterMetric = NoopObservableCounterMetric;
      exports.NoopObservableGaugeMetric = NoopObservableGaugeMetric;
      exports.NoopObservableMetric = NoopObservableMetric;
      exports.NoopObservableUpDownCounterMetric = NoopObservableUpDownCounterMetric;
      exports.NoopUpDownCounterMetric = NoopUpDownCounterMetric;
      exports.createNoopMeter = createNoopMeter;
    })
  ),
  /***/
  7554: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_NoopMeter = __nccwpck_require__2(1677);
      var NoopMeterProvider = class {
        getMeter(_name, _version, _options) {
          return require_NoopMeter.NOOP_METER;
        }
      };
      const NOOP_METER_PROVIDER = new NoopMeterProvider();
      exports.NOOP_METER_PROVIDER = NOOP_METER_PROVIDER;
      exports.NoopMeterProvider = NoopMeterProvider;
    })
  ),
  /***/
  7045: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const propagation = __nccwpck_require__2(3007).R.getInstance();
      exports.propagation = propagation;
    })
  ),
  /***/
  345: (
    /***/
    ((__unused_webpack_module, exports) => {
      var NoopTextMapPropagator = class {
        /** Noop inject function does nothing */
        inject(_context, _carrier) {
        }
        /** Noop extract function does nothing and returns the input context */
        extract(context, _carrier) {
          return context;
        }
        fields() {
          return [];
        }
      };
      exports.NoopTextMapPropagator = NoopTextMapPropagator;
    })
  ),
  /***/
  3565: (
    /***/
    ((__unused_webpack_module, exports) => {
      const defaultTextMapGetter = {
        get(carrier, key) {
          if (carrier == null) return;
          return carrier[key];
        },
        keys(carrier) {
          if (carrier == null) return [];
          return Object.keys(carrier);
        }
      };
      const defaultTextMapSetter = { set(carrier, key, value) {
        if (carrier == null) return;
        carrier[key] = value;
      } };
      exports.defaultTextMapGetter = defaultTextMapGetter;
      exports.defaultTextMapSetter = defaultTextMapSetter;
    })
  ),
  /***/
  8936: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const trace = __nccwpck_require__2(5446).C.getInstance();
      exports.trace = trace;
    })
  ),
  /***/
  5744: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_invalid_span_constants = __nccwpck_require__2(3552);
      var NonRecordingSpan = class {
        constructor(spanContext = require_invalid_span_constants.INVALID_SPAN_CONTEXT) {
          this._spanContext = spanContext;
        }
        spanContext() {
          return this._spanContext;
        }
        setAttribute(_key, _value) {
          return this;
        }
        setAttributes(_attributes) {
          return this;
        }
        addEvent(_name, _attributes) {
          return this;
        }
        addLink(_link) {
          return this;
        }
        addLinks(_links) {
          return this;
        }
        setStatus(_status) {
          return this;
        }
        updateName(_name) {
          return this;
        }
        end(_endTime) {
        }
        isRecording() {
          return false;
        }
        recordException(_exception, _time) {
        }
      };
      exports.NonRecordingSpan = NonRecordingSpan;
    })
  ),
  /***/
  1725: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_context = __nccwpck_require__2(8352);
      const require_NonRecordingSpan = __nccwpck_require__2(5744);
      const require_context_utils = __nccwpck_require__2(3779);
      const require_spancontext_utils = __nccwpck_require__2(3723);
      const contextApi = require_context.ContextAPI.getInstance();
      var NoopTracer = class {
        startSpan(name, options, context = contextApi.active()) {
          if (Boolean(options === null || options === void 0 ? void 0 : options.root)) return new require_NonRecordingSpan.NonRecordingSpan();
          const parentFromContext = context && require_context_utils.getSpanContext(context);
          if (isSpanContext(parentFromContext) && require_spancontext_utils.isSpanContextValid(parentFromContext)) return new require_NonRecordingSpan.NonRecordingSpan(parentFromContext);
          else return new require_NonRecordingSpan.NonRecordingSpan();
        }
        startActiveSpan(name, arg2, arg3, arg4) {
          var _ctx;
          let opts;
          let ctx;
          let fn;
          if (arguments.length < 2) return;
          else if (arguments.length === 2) fn = arg2;
          else if (arguments.length === 3) {
            opts = arg2;
            fn = arg3;
          } else {
            opts = arg2;
            ctx = arg3;
            fn = arg4;
          }
          const parentContext = (_ctx = ctx) !== null && _ctx !== void 0 ? _ctx : contextApi.active();
          const span = this.startSpan(name, opts, parentContext);
          const contextWithSpanSet = require_context_utils.setSpan(parentContext, span);
          return contextApi.with(contextWithSpanSet, fn, void 0, span);
        }
      };
      function isSpanContext(spanContext) {
        return spanContext !== null && typeof spanContext === "object" && "spanId" in spanContext && typeof spanContext["spanId"] === "string" && "traceId" in spanContext && typeof spanContext["traceId"] === "string" && "traceFlags" in spanContext && typeof spanContext["traceFlags"] === "number";
      }
      exports.NoopTracer = NoopTracer;
    })
  ),
  /***/
  3186: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_NoopTracer = __nccwpck_require__2(1725);
      var NoopTracerProvider = class {
        getTracer(_name, _version, _options) {
          return new require_NoopTracer.NoopTracer();
        }
      };
      exports.b = NoopTracerProvider;
    })
  ),
  /***/
  3861: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const NOOP_TRACER = new (__nccwpck_require__2(1725)).NoopTracer();
      var ProxyTracer = class {
        constructor(provider, name, version, options) {
          this._provider = provider;
          this.name = name;
          this.version = version;
          this.options = options;
        }
        startSpan(name, options, context) {
          return this._getTracer().startSpan(name, options, context);
        }
        startActiveSpan(_name, _options, _context, _fn) {
          const tracer = this._getTracer();
          return Reflect.apply(tracer.startActiveSpan, tracer, arguments);
        }
        /**
        * Try to get a tracer from the proxy tracer provider.
        * If the proxy tracer provider has no delegate, return a noop tracer.
        */
        _getTracer() {
          if (this._delegate) return this._delegate;
          const tracer = this._provider.getDelegateTracer(this.name, this.version, this.options);
          if (!tracer) return NOOP_TRACER;
          this._delegate = tracer;
          return this._delegate;
        }
      };
      exports.ProxyTracer = ProxyTracer;
    })
  ),
  /***/
  5930: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_ProxyTracer = __nccwpck_require__2(3861);
      const NOOP_TRACER_PROVIDER = new (__nccwpck_require__2(3186)).b();
      var ProxyTracerProvider = class {
        /**
        * Get a {@link ProxyTracer}
        */
        getTracer(name, version, options) {
          var _this$getDelegateTrac;
          return (_this$getDelegateTrac = this.getDelegateTracer(name, version, options)) !== null && _this$getDelegateTrac !== void 0 ? _this$getDelegateTrac : new require_ProxyTracer.ProxyTracer(this, name, version, options);
        }
        getDelegate() {
          var _this$_delegate;
          return (_this$_delegate = this._delegate) !== null && _this$_delegate !== void 0 ? _this$_delegate : NOOP_TRACER_PROVIDER;
        }
        /**
        * Set the delegate tracer provider
        */
        setDelegate(delegate) {
          this._delegate = delegate;
        }
        getDelegateTracer(name, version, options) {
          var _this$_delegate2;
          return (_this$_delegate2 = this._delegate) === null || _this$_delegate2 === void 0 ? void 0 : _this$_delegate2.getTracer(name, version, options);
        }
      };
      exports.ProxyTracerProvider = ProxyTracerProvider;
    })
  ),
  /***/
  5346: (
    /***/
    ((__unused_webpack_module, exports) => {
      let SamplingDecision = /* @__PURE__ */ (function(SamplingDecision2) {
        SamplingDecision2[SamplingDecision2["NOT_RECORD"] = 0] = "NOT_RECORD";
        SamplingDecision2[SamplingDecision2["RECORD"] = 1] = "RECORD";
        SamplingDecision2[SamplingDecision2["RECORD_AND_SAMPLED"] = 2] = "RECORD_AND_SAMPLED";
        return SamplingDecision2;
      })({});
      exports.SamplingDecision = SamplingDecision;
    })
  ),
  /***/
  3779: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_context = __nccwpck_require__2(3041);
      const require_context$1 = __nccwpck_require__2(8352);
      const require_NonRecordingSpan = __nccwpck_require__2(5744);
      const SPAN_KEY = require_context.createContextKey("OpenTelemetry Context Key SPAN");
      function getSpan(context) {
        return context.getValue(SPAN_KEY) || void 0;
      }
      function getActiveSpan() {
        return getSpan(require_context$1.ContextAPI.getInstance().active());
      }
      function setSpan(context, span) {
        return context.setValue(SPAN_KEY, span);
      }
      function deleteSpan(context) {
        return context.deleteValue(SPAN_KEY);
      }
      function setSpanContext(context, spanContext) {
        return setSpan(context, new require_NonRecordingSpan.NonRecordingSpan(spanContext));
      }
      function getSpanContext(context) {
        var _getSpan;
        return (_getSpan = getSpan(context)) === null || _getSpan === void 0 ? void 0 : _getSpan.spanContext();
      }
      exports.deleteSpan = deleteSpan;
      exports.getActiveSpan = getActiveSpan;
      exports.getSpan = getSpan;
      exports.getSpanContext = getSpanContext;
      exports.setSpan = setSpan;
      exports.setSpanContext = setSpanContext;
    })
  ),
  /***/
  8457: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_tracestate_validators = __nccwpck_require__2(8534);
      const MAX_TRACE_STATE_ITEMS = 32;
      const MAX_TRACE_STATE_LEN = 512;
      const LIST_MEMBERS_SEPARATOR = ",";
      const LIST_MEMBER_KEY_VALUE_SPLITTER = "=";
      var TraceStateImpl = class TraceStateImpl2 {
        constructor(rawTraceState) {
          this._internalState = /* @__PURE__ */ new Map();
          if (rawTraceState) this._parse(rawTraceState);
        }
        set(key, value) {
          const currValue = this._internalState.get(key);
          let newLength = this.serialize().length;
          if (typeof currValue === "string") newLength += value.length - currValue.length;
          else {
            if (this._internalState.size >= MAX_TRACE_STATE_ITEMS) return this;
            newLength += key.length + value.length + (this._internalState.size > 0 ? 2 : 1);
          }
          if (newLength > MAX_TRACE_STATE_LEN) return this;
          const traceState = this._clone();
          if (traceState._internalState.has(key)) traceState._internalState.delete(key);
          traceState._internalState.set(key, value);
          return traceState;
        }
        unset(key) {
          const traceState = this._clone();
          traceState._internalState.delete(key);
          return traceState;
        }
        get(key) {
          return this._internalState.get(key);
        }
        serialize() {
          return Array.from(this._internalState.keys()).reduceRight((agg, key) => {
            agg.push(key + LIST_MEMBER_KEY_VALUE_SPLITTER + this.get(key));
            return agg;
          }, []).join(LIST_MEMBERS_SEPARATOR);
        }
        _parse(rawTraceState) {
          if (rawTraceState.length > MAX_TRACE_STATE_LEN) return;
          this._internalState = rawTraceState.split(LIST_MEMBERS_SEPARATOR).reduceRight((agg, part) => {
            const listMember = part.trim();
            const i = listMember.indexOf(LIST_MEMBER_KEY_VALUE_SPLITTER);
            if (i !== -1) {
              const key = listMember.slice(0, i);
              const value = listMember.slice(i + 1, part.length);
              if (require_tracestate_validators.validateKey(key) && require_tracestate_validators.validateValue(value)) agg.set(key, value);
            }
            return agg;
          }, /* @__PURE__ */ new Map());
          if (this._internalState.size > MAX_TRACE_STATE_ITEMS) this._internalState = new Map(Array.from(this._internalState.entries()).reverse().slice(0, MAX_TRACE_STATE_ITEMS));
        }
        _keys() {
          return Array.from(this._internalState.keys()).reverse();
        }
        _clone() {
          const traceState = new TraceStateImpl2();
          traceState._internalState = new Map(this._internalState);
          return traceState;
        }
      };
      exports.TraceStateImpl = TraceStateImpl;
    })
  ),
  /***/
  8534: (
    /***/
    ((__unused_webpack_module, exports) => {
      const VALID_KEY_CHAR_RANGE = "[_0-9a-z-*/]";
      const VALID_KEY_REGEX = new RegExp(`^(?:${`[a-z]${VALID_KEY_CHAR_RANGE}{0,255}`}|${`[a-z0-9]${VALID_KEY_CHAR_RANGE}{0,240}@[a-z]${VALID_KEY_CHAR_RANGE}{0,13}`})$`);
      const VALID_VALUE_BASE_REGEX = /^[ -~]{0,255}[!-~]$/;
      const INVALID_VALUE_COMMA_EQUAL_REGEX = /,|=/;
      function validateKey(key) {
        return VALID_KEY_REGEX.test(key);
      }
      function validateValue(value) {
        return VALID_VALUE_BASE_REGEX.test(value) && !INVALID_VALUE_COMMA_EQUAL_REGEX.test(value);
      }
      exports.validateKey = validateKey;
      exports.validateValue = validateValue;
    })
  ),
  /***/
  2219: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      const require_tracestate_impl = __nccwpck_require__2(8457);
      function createTraceState(rawTraceState) {
        return new require_tracestate_impl.TraceStateImpl(rawTraceState);
      }
      exports.createTraceState = createTraceState;
    })
  ),
  /***/
  3552: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      __nccwpck_require__2(3245);
      const INVALID_SPANID = "0000000000000000";
      const INVALID_TRACEID = "00000000000000000000000000000000";
      const INVALID_SPAN_CONTEXT = {
        traceId: INVALID_TRACEID,
        spanId: INVALID_SPANID,
        traceFlags: 0
      };
      exports.INVALID_SPANID = INVALID_SPANID;
      exports.INVALID_SPAN_CONTEXT = INVALID_SPAN_CONTEXT;
      exports.INVALID_TRACEID = INVALID_TRACEID;
    })
  ),
  /***/
  7483: (
    /***/
    ((__unused_webpack_module, exports) => {
      let SpanKind = /* @__PURE__ */ (function(SpanKind2) {
        SpanKind2[SpanKind2["INTERNAL"] = 0] = "INTERNAL";
        SpanKind2[SpanKind2["SERVER"] = 1] = "SERVER";
        SpanKind2[SpanKind2["CLIENT"] = 2] = "CLIENT";
        SpanKind2[SpanKind2["PRODUCER"] = 3] = "PRODUCER";
        SpanKind2[SpanKind2["CONSUMER"] = 4] = "CONSUMER";
        return SpanKind2;
      })({});
      exports.SpanKind = SpanKind;
    })
  ),
  /***/
  3723: (
    /***/
    ((__unused_webpack_module, exports, __nccwpck_require__2) => {
      __nccwpck_require__2(3552);
      const require_NonRecordingSpan = __nccwpck_require__2(5744);
      const isHex = new Uint8Array([
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        1,
        1,
        1,
        1,
        1
      ]);
      function isValidHex(id, length) {
        if (typeof id !== "string" || id.length !== length) return false;
        let r = 0;
        for (let i = 0; i < id.length; i += 4) r += (isHex[id.charCodeAt(i)] | 0) + (isHex[id.charCodeAt(i + 1)] | 0) + (isHex[id.charCodeAt(i + 2)] | 0) + (isHex[id.charCodeAt(i + 3)] | 0);
        return r === length;
      }
      function isValidTraceId(traceId) {
        return isValidHex(traceId, 32) && traceId !== "00000000000000000000000000000000";
      }
      function isValidSpanId(spanId) {
        return isValidHex(spanId, 16) && spanId !== "0000000000000000";
      }
      function isSpanContextValid(spanContext) {
        return isValidTraceId(spanContext.traceId) && isValidSpanId(spanContext.spanId);
      }
      function wrapSpanContext(spanContext) {
        return new require_NonRecordingSpan.NonRecordingSpan(spanContext);
      }
      exports.isSpanContextValid = isSpanContextValid;
      exports.isValidSpanId = isValidSpanId;
      exports.isValidTraceId = isValidTraceId;
      exports.wrapSpanContext = wrapSpanContext;
    })
  ),
  /***/
  7632: (
    /***/
    ((__unused_webpack_module, exports) => {
      let SpanStatusCode = /* @__PURE__ */ (function(SpanStatusCode2) {
        SpanStatusCode2[SpanStatusCode2["UNSET"] = 0] = "UNSET";
        SpanStatusCode2[SpanStatusCode2["OK"] = 1] = "OK";
        SpanStatusCode2[SpanStatusCode2["ERROR"] = 2] = "ERROR";
        return SpanStatusCode2;
      })({});
      exports.SpanStatusCode = SpanStatusCode;
    })
  ),
  /***/
  3245: (
    /***/
    ((__unused_webpack_module, exports) => {
      let TraceFlags = /* @__PURE__ */ (function(TraceFlags2) {
        TraceFlags2[TraceFlags2["NONE"] = 0] = "NONE";
        TraceFlags2[TraceFlags2["SAMPLED"] = 1] = "SAMPLED";
        return TraceFlags2;
      })({});
      exports.TraceFlags = TraceFlags;
    })
  ),
  /***/
  9128: (
    /***/
    ((__unused_webpack_module, exports) => {
      const VERSION = "1.10.0";
      exports.VERSION = VERSION;
    })
  ),
  /***/
  1952: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        FW: () => (
          /* binding */
          anyKeyKeyring
        ),
        /* harmony export */
        Jh: () => (
          /* binding */
          admitRequest
        ),
        /* harmony export */
        ME: () => (
          /* binding */
          runKeyCommand
        ),
        /* harmony export */
        M_: () => (
          /* binding */
          createKeyring
        ),
        /* harmony export */
        Ns: () => (
          /* binding */
          createRateCounter
        ),
        /* harmony export */
        VJ: () => (
          /* binding */
          readExchangedKey
        ),
        /* harmony export */
        ZM: () => (
          /* binding */
          makeExchangedKey
        ),
        /* harmony export */
        jG: () => (
          /* binding */
          toKeyHash
        ),
        /* harmony export */
        mj: () => (
          /* binding */
          openKeyFile
        ),
        /* harmony export */
        ml: () => (
          /* binding */
          readKeyFile
        ),
        /* harmony export */
        qD: () => (
          /* binding */
          createMemoryKeys
        ),
        /* harmony export */
        qg: () => (
          /* binding */
          maxKeyLength
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__2(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__2(1455);
      var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__2(5417);
      var _src_core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__2(5961);
      var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__2(96);
      var __addDisposableResource = function(env, value, async) {
        if (value !== null && value !== void 0) {
          if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
          var dispose, inner;
          if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
          }
          if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
          }
          if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
          if (inner) dispose = function() {
            try {
              inner.call(this);
            } catch (e) {
              return Promise.reject(e);
            }
          };
          env.stack.push({ value, dispose, async });
        } else if (async) {
          env.stack.push({ async: true });
        }
        return value;
      };
      var __disposeResources = /* @__PURE__ */ (function(SuppressedError2) {
        return function(env) {
          function fail(e) {
            env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
          }
          var r, s = 0;
          function next() {
            while (r = env.stack.pop()) {
              try {
                if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                if (r.dispose) {
                  var result = r.dispose.call(r.value);
                  if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                    fail(e);
                    return next();
                  });
                } else s |= 1;
              } catch (e) {
                fail(e);
              }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
          }
          return next();
        };
      })(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
        var e = new Error(message);
        return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
      });
      function createMemoryKeys(readSecret) {
        const own = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32);
        let kept;
        const secret = async () => kept ??= await readSecret?.() ?? own;
        return { find: () => void 0, take: createRateCounter(() => performance.now()), secret };
      }
      const anyKeyKeyring = {
        find: (sent) => sent === null || sent === "" ? void 0 : { name: "any" },
        takeRequest: () => 0
      };
      const maxKeyLength = 256;
      function createKeyring(entries, source = createMemoryKeys(), findExchanged = () => void 0) {
        return {
          find(sent) {
            if (sent === null || sent === "" || sent.length > maxKeyLength)
              return void 0;
            const entry = findEntry(entries(), toKeyHash(sent));
            if (entry !== void 0)
              return entry;
            return exchangedKey.test(sent) ? findExchanged(sent) : madeKey.test(sent) ? source.find(sent) : void 0;
          },
          /** Takes one request from the caller's rate; returns 0, or the seconds until the rate allows one more request. */
          takeRequest: ({ name, rate }) => rate === void 0 ? 0 : source.take(name, rate)
        };
      }
      function findEntry(entries, sent) {
        let found;
        for (const entry of entries)
          if ((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(entry.hash, sent))
            found = entry;
        return found;
      }
      const madeKey = /^anchor_[\w-]{43}$/;
      function createKey() {
        return `anchor_${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("base64url")}`;
      }
      function toKeyHash(key) {
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha3-256", key, "buffer");
      }
      const exchangedKey = /^anchor_(?<content>[\w-]{52,140})$/;
      const endBytes = 6;
      const macBytes = 32;
      const toMac = (secret, content) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", secret).update("anchor-artifacts exchanged key\n").update(content).digest();
      function makeExchangedKey(secret, name, end) {
        const content = Buffer.concat([Buffer.alloc(endBytes), Buffer.from(name)]);
        content.writeUIntBE(end, 0, endBytes);
        return `anchor_${Buffer.concat([content, toMac(secret, content)]).toString("base64url")}`;
      }
      function readExchangedKey(secret, sent, now) {
        const bytes = Buffer.from(exchangedKey.exec(sent)?.groups?.["content"] ?? "", "base64url");
        if (bytes.length <= endBytes + macBytes)
          return void 0;
        const content = bytes.subarray(0, -macBytes);
        if (!(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(bytes.subarray(-macBytes), toMac(secret, content)))
          return void 0;
        return content.readUIntBE(0, endBytes) > now ? content.subarray(endBytes).toString() : void 0;
      }
      const minuteMs = 6e4;
      function admitRequest(due, now, rate) {
        const from = Math.min(Math.max(due, now), now + minuteMs);
        const next = from + minuteMs / rate;
        const early = next - now - minuteMs - 0.01;
        return early > 0 ? { due: from, wait: Math.ceil(early / 1e3) } : { due: next, wait: 0 };
      }
      const maxNames = 1e4;
      function createRateCounter(now) {
        const dues = /* @__PURE__ */ new Map();
        return (name, rate) => {
          const time = now();
          if (dues.size >= maxNames && !dues.has(name)) {
            for (const [known, due2] of dues)
              if (due2 <= time)
                dues.delete(known);
          }
          const { due, wait } = admitRequest(dues.get(name) ?? 0, time, rate);
          dues.set(name, due);
          return wait;
        };
      }
      async function runKeyCommand(command, book) {
        const { subject, end } = book.words;
        const { word: name, rate, count } = command;
        if (command.name === "list-keys")
          return (await book.list()).map((caller) => `${caller.name}${formatLimits(caller)}`).join("\n") || "There are no keys.";
        if (command.name === "remove-key") {
          if (await book.remove(name))
            return `The key ${name} is removed, and ends ${end}.`;
          throw new _src_core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("INPUT_INVALID", `${subject} has no key named ${name}.`);
        }
        const key = createKey();
        if (await book.add({ name, hash: toKeyHash(key), rate, count }))
          return key;
        throw new _src_core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("INPUT_INVALID", `${subject} has a key named ${name} already.`);
      }
      const keyFileHead = "# One key a line: its name, the hash of the key, and what it may. Never the key itself.\n";
      function openKeyFile(file) {
        const text = () => (0, _options_js__WEBPACK_IMPORTED_MODULE_5__.wh)(`The key file ${file}`, () => (0, _src_core_json_js__WEBPACK_IMPORTED_MODULE_4__._6)((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file)));
        const has = (name) => parseKeyFile(text()).some((entry) => entry.name === name);
        return {
          words: { subject: `The key file ${file}`, end: "when the service reads the file again (SIGHUP)" },
          list: () => readKeyFile(file),
          async add(entry) {
            const isNew = !(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file);
            if (!isNew && has(entry.name))
              return false;
            const before = isNew ? keyFileHead : /[^\n]$/.test(text()) ? "\n" : "";
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.appendFile)(file, `${before}${formatKeyEntry(entry)}
`, { mode: 384 });
            return true;
          },
          async remove(name) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
              if (!has(name))
                return false;
              const isOther = (one) => one.trim().split(/[ \t]/)[0] !== name;
              const shorter = Buffer.from(text().split("\n").filter(isOther).join("\n"));
              const handle = __addDisposableResource(env_1, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(file, "r+"), true);
              await handle.writeFile(shorter);
              await handle.truncate(shorter.length);
              return true;
            } catch (e_1) {
              env_1.error = e_1;
              env_1.hasError = true;
            } finally {
              const result_1 = __disposeResources(env_1);
              if (result_1)
                await result_1;
            }
          }
        };
      }
      function formatLimits({ rate, count }) {
        return `${rate === void 0 ? "" : ` rate=${rate}`}${count === void 0 ? "" : ` count=${count}`}`;
      }
      function formatKeyEntry(entry) {
        return `${entry.name} sha3-256:${entry.hash.toString("hex")}${formatLimits(entry)}`;
      }
      const line = /^(?<name>[\w.@-]{1,64}) sha3-256:(?<hash>[0-9a-f]{64})(?: rate=(?<rate>[1-9][0-9]{0,5}))?(?: count=(?<count>[1-9][0-9]{0,8}))?$/;
      function parseKeyFile(text) {
        const entries = /* @__PURE__ */ new Map();
        for (const [index, content] of text.split(/\r?\n/).entries()) {
          const trimmed = content.trim().replaceAll(/[ \t]+/g, " ");
          if (trimmed === "" || trimmed.startsWith("#"))
            continue;
          const { name, hash: hex, rate, count } = line.exec(trimmed)?.groups ?? {};
          if (name === void 0 || hex === void 0)
            throw new Error(`line ${index + 1} is not NAME sha3-256:HEX [rate=NUMBER] [count=NUMBER]`);
          if (entries.has(name))
            throw new Error(`the name ${name} stands twice`);
          const limits = { ...rate && { rate: Number(rate) }, ...count && { count: Number(count) } };
          entries.set(name, { name, hash: Buffer.from(hex, "hex"), ...limits });
        }
        return [...entries.values()];
      }
      function readKeyFile(file) {
        return (0, _options_js__WEBPACK_IMPORTED_MODULE_5__.wh)(`The key file ${file}`, () => parseKeyFile((0, _src_core_json_js__WEBPACK_IMPORTED_MODULE_4__.g7)((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file))));
      }
    })
  ),
  /***/
  840: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        Fm: () => (
          /* binding */
          toChainData
        ),
        /* harmony export */
        Wy: () => (
          /* binding */
          verifyResultOf
        ),
        /* harmony export */
        af: () => (
          /* binding */
          toSearchHead
        ),
        /* harmony export */
        kQ: () => (
          /* binding */
          toProofData
        ),
        /* harmony export */
        nh: () => (
          /* binding */
          toStatusItem
        ),
        /* harmony export */
        nv: () => (
          /* binding */
          toVerifyData
        ),
        /* harmony export */
        o3: () => (
          /* binding */
          playTrace
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(7598);
      var _src_api_wire_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__2(8835);
      function playTrace() {
        const id = () => wireHex((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("hex"));
        return { coinId: id(), transactionId: id() };
      }
      function toVerifyData(file, found, call, trace) {
        const { hash, fileName = "", fileSize = 0 } = file;
        const records = found === "unknown" ? [] : found;
        const data = {
          fileHash: hash,
          fileName,
          fileSize,
          result: verifyResultOf(found),
          ...trace && { nftCoinId: trace.coinId, nftTxnId: trace.transactionId },
          method: "file",
          uniqueHashes: records.length > 0 ? 1 : 0,
          blockchainData: records.map((record) => toChainData(hash, record)),
          fileSegments: records.length > 0 ? [{ matchedHash: hash, offset: 0, packetSize: fileSize }] : []
        };
        return { ...toSearchHead(call), data };
      }
      function toChainData(matchedHash, { height, time, blockHash, transactionId, coinId }) {
        return {
          blockNumber: height,
          ...time !== void 0 && { blockDate: new Date(time).toISOString() },
          ...blockHash && { txpowId: wireHex(blockHash) },
          ...transactionId && { transactionId: wireHex(transactionId) },
          ...coinId && { coinId: wireHex(coinId) },
          matchedHash
        };
      }
      function toProofData(digest, found, call, trace) {
        const records = found === "unknown" ? [] : found;
        const { requestId, responseTime } = toSearchHead(call);
        return {
          service: "SEARCH_API",
          api_version: 1,
          requestId,
          response_time: responseTime,
          response: {
            fileHash: wireHex(digest),
            nftcoinid: trace?.coinId ?? "0x00",
            nfttxnid: trace?.transactionId ?? "0x00",
            data: {
              result: verifyResultOf(found),
              validationMethod: "timestamplite",
              blockchain_data: records.map((record) => toProofRecord(digest, record))
            }
          }
        };
      }
      function toProofRecord(digest, { height, time, blockHash, transactionId, coinId }) {
        const coin = coinId ?? transactionId;
        return {
          block_number: height,
          ...time !== void 0 && { block_date: renderPlainDate(time) },
          ...blockHash && { txpow_id: wireHex(blockHash) },
          ...transactionId && { transactionid: wireHex(transactionId) },
          ...coin && { coin_id: wireHex(coin) },
          matched_hash: wireHex(digest)
        };
      }
      function toStatusItem(uid, request) {
        if (request === void 0)
          return { status: false, uid, error: "UID not found" };
        const { number, digest, time, anchored } = request;
        const item = { status: true, uid, data: wireHex(digest), number, datecreated: renderPlainDate(time) };
        if (anchored === void 0)
          return { ...item, onchain: false };
        return {
          ...item,
          datestamped: renderPlainDate(anchored.time),
          root: wireHex(anchored.root),
          proof: anchored.proof,
          address: anchored.address,
          onchain: true
        };
      }
      function toSearchHead({ requestId, startedAt }) {
        const responseTime = `${(performance.now() - startedAt).toFixed(2)} ms`;
        return { service: "SEARCH_API", apiVersion: 2, requestId, responseTime };
      }
      function verifyResultOf(found) {
        if (found === "unknown")
          return found;
        return found.length > 0 ? _src_api_wire_js__WEBPACK_IMPORTED_MODULE_1__.kg.match : _src_api_wire_js__WEBPACK_IMPORTED_MODULE_1__.kg.noMatch;
      }
      function wireHex(hex) {
        return `0x${hex.toUpperCase()}`;
      }
      function renderPlainDate(time) {
        return new Date(time).toISOString().slice(0, 19).replace("T", " ");
      }
    })
  ),
  /***/
  2696: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        Yn: () => (
          /* binding */
          createReports
        ),
        /* harmony export */
        eG: () => (
          /* binding */
          reportPath
        ),
        /* harmony export */
        ix: () => (
          /* binding */
          createStoreShelf
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(7598);
      var _admin_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__2(1952);
      var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__2(7737);
      const reportPath = "/reports/";
      const lifetime = { milliseconds: 36e5, text: "1 hour" };
      const maxReports = 1e4;
      function createMemoryShelf() {
        const stored = /* @__PURE__ */ new Map();
        return {
          put(signature, report) {
            stored.set(signature, report);
            const [oldest] = stored.keys();
            if (stored.size > maxReports && oldest !== void 0)
              stored.delete(oldest);
          },
          get: (signature) => stored.get(signature)
        };
      }
      function createStoreShelf(database) {
        const toId = (signature) => (0, _admin_keys_js__WEBPACK_IMPORTED_MODULE_1__.jG)(signature).toString("hex");
        return {
          async put(signature, { fileName, pdf, expires }) {
            await database.write(async (session) => {
              await session.run("DELETE FROM reports WHERE expires <= ?", Date.now());
              const insert = "INSERT INTO reports (id, name, pdf, expires) VALUES (?, ?, ?, ?)";
              await session.run(insert, toId(signature), fileName, Buffer.from(pdf).toString("base64"), expires);
            });
          },
          async get(signature) {
            const select = "SELECT name, pdf, expires FROM reports WHERE id = ?";
            const row = await database.one(select, toId(signature));
            return row && { fileName: row.name, pdf: Buffer.from(row.pdf, "base64"), expires: row.expires };
          }
        };
      }
      function createReports(now, shelf = createMemoryShelf()) {
        return {
          /** Keeps `pdf`, made at `time`, for a link below `baseUrl`; returns `file` of a verification's answer. */
          async add(pdf, time, baseUrl) {
            const fileName = `verification-report-${time.toISOString().replaceAll(/[:.]/g, "-")}.pdf`;
            const signature = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("base64url");
            await shelf.put(signature, { fileName, pdf, expires: time.getTime() + lifetime.milliseconds });
            const downloadUrl = `${baseUrl}${reportPath}${fileName}?signature=${signature}`;
            return { fileName, downloadUrl, fileSize: pdf.length, expiresIn: lifetime.text, bucket: "reports" };
          },
          /** Answers with the report behind `url` as a download; 404 for a link that was never given out, or has expired. */
          async answer(url) {
            const report = await shelf.get(url.searchParams.get("signature") ?? "");
            if (report === void 0 || url.pathname !== reportPath + report.fileName || now().getTime() >= report.expires)
              throw new _requests_js__WEBPACK_IMPORTED_MODULE_2__.P_(404, `There is no such report: a link works for ${lifetime.text}.`);
            const headers = {
              ..._requests_js__WEBPACK_IMPORTED_MODULE_2__.o_,
              "content-type": "application/pdf",
              "content-disposition": `attachment; filename="${report.fileName}"`
            };
            return { status: 200, headers, body: report.pdf };
          }
        };
      }
    })
  ),
  /***/
  7737: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        DH: () => (
          /* binding */
          bearerOf
        ),
        /* harmony export */
        OS: () => (
          /* binding */
          toReply
        ),
        /* harmony export */
        P_: () => (
          /* binding */
          Refusal
        ),
        /* harmony export */
        Yh: () => (
          /* binding */
          acceptedRequestId
        ),
        /* harmony export */
        aB: () => (
          /* binding */
          toJson
        ),
        /* harmony export */
        iY: () => (
          /* binding */
          redactKeys
        ),
        /* harmony export */
        o_: () => (
          /* binding */
          commonHeaders
        ),
        /* harmony export */
        x8: () => (
          /* binding */
          readBody
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(7598);
      function bearerOf(request) {
        return /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
      }
      class Refusal extends Error {
        answer;
        constructor(statusCode, message, headers = {}) {
          super(message);
          this.answer = { statusCode, message, headers };
        }
      }
      async function readBody(request, maxBytes) {
        const tooLarge = () => new Refusal(413, "The body is larger than 1 MiB.");
        if (Number(request.headers.get("content-length")) > maxBytes)
          throw tooLarge();
        const chunks = [];
        let size = 0;
        try {
          for await (const chunk of request.body ?? []) {
            size += chunk.length;
            if (size > maxBytes)
              throw tooLarge();
            chunks.push(chunk);
          }
        } catch (error) {
          throw error instanceof Refusal ? error : new Refusal(400, "The body ended early.");
        }
        return Buffer.concat(chunks);
      }
      function redactKeys(text, sent) {
        const redacted = text.replaceAll(/anchor_[\w-]+|eyJ[\w-]+\.[\w.-]+/g, "***");
        return sent ? redacted.replaceAll(sent, "***") : redacted;
      }
      const commonHeaders = {
        "cache-control": "no-store",
        "x-content-type-options": "nosniff"
      };
      function acceptedRequestId(sent) {
        return typeof sent === "string" && /^[\x20-\x7e]{1,128}$/.test(sent) ? sent : (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
      }
      function toJson(value, status = 200, headers = {}) {
        const type = { "content-type": "application/json" };
        return { status, headers: { ...commonHeaders, ...type, ...headers }, body: JSON.stringify(value) };
      }
      function toReply(answer, request) {
        const { statusCode, message, data } = answer;
        const envelope = {
          service: "CORE_API",
          apiVersion: request.path.startsWith("/core/v1/") ? 1 : 2,
          requestId: request.requestId,
          status: statusCode < 400 ? "success" : "error",
          statusCode,
          message,
          timestamp: request.time.toISOString(),
          ...data !== void 0 && { data }
        };
        return toJson(envelope, statusCode, answer.headers);
      }
    })
  ),
  /***/
  9673: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        M4: () => (
          /* binding */
          firstPort
        ),
        /* harmony export */
        qN: () => (
          /* binding */
          begin
        ),
        /* harmony export */
        uM: () => (
          /* binding */
          toCargo
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(7598);
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__2(8500);
      var _src_core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__2(2427);
      var _src_evidence_proof_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__2(2997);
      const firstPort = 99;
      const maxPorts = 256;
      async function toCargo(kind, waiting) {
        const digests = waiting.map(({ digest }) => digest);
        const tree = kind === "root" ? await toMerkleTree(digests) : void 0;
        const states = (tree ? [tree.root] : digests.slice(0, maxPorts)).map(_src_core_digest_js__WEBPACK_IMPORTED_MODULE_3__.sg);
        const ports = new Map(states.map((state, index) => [(firstPort + index) % maxPorts, state]));
        return { waiting, ports, ...tree && { proofs: await mapInSlices(tree.paths, _src_evidence_proof_js__WEBPACK_IMPORTED_MODULE_2__.ln) } };
      }
      async function begin({ anchorings, taken }, begun, { waiting, ports, proofs }) {
        const anchoring = await anchorings.add({ ...begun, ports });
        const carried = waiting.map(({ number }, index) => [number, proofs?.[index] ?? null]);
        await taken.carry(anchoring, carried);
        return ports.get(firstPort) ?? "0x";
      }
      async function mapInSlices(items, map) {
        const mapped = [];
        for (const [index, item] of items.entries()) {
          if (index % 2e3 === 1999)
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
          mapped.push(map(item, index));
        }
        return mapped;
      }
      const blockTime = 0n;
      function treeHashOf(hex) {
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha3-256", Buffer.from(hex, "hex"), "hex");
      }
      async function toMerkleTree(data) {
        const toLeaf = (leaf) => treeHashOf(`${_src_evidence_proof_js__WEBPACK_IMPORTED_MODULE_2__.Yf}${_src_evidence_proof_js__WEBPACK_IMPORTED_MODULE_2__.S1}${leaf}${_src_evidence_proof_js__WEBPACK_IMPORTED_MODULE_2__.Yf}`);
        let level = await mapInSlices(data, toLeaf);
        const levels = [level];
        while (level.length > 1)
          levels.push(level = await nextLevel(level));
        const [root] = level;
        if (root === void 0)
          throw new RangeError("A Merkle tree needs at least one leaf.");
        const stepsOf = (leaf) => levels.flatMap((nodes, height) => {
          const index = leaf >> height;
          const sibling = nodes[index ^ 1];
          return sibling === void 0 ? [] : [{ isLeft: index % 2 === 1, hash: sibling }];
        });
        return { root, paths: await mapInSlices(data, (_, leaf) => ({ blockTime, steps: stepsOf(leaf) })) };
      }
      async function nextLevel(level) {
        const lefts = level.filter((_, index) => index % 2 === 0);
        return await mapInSlices(lefts, (left, index) => {
          const right = level[2 * index + 1];
          if (right === void 0)
            return left;
          return treeHashOf(`${_src_evidence_proof_js__WEBPACK_IMPORTED_MODULE_2__.Cm}${_src_evidence_proof_js__WEBPACK_IMPORTED_MODULE_2__.S1}${left}${_src_evidence_proof_js__WEBPACK_IMPORTED_MODULE_2__.S1}${right}${_src_evidence_proof_js__WEBPACK_IMPORTED_MODULE_2__.Yf}`);
        });
      }
    })
  ),
  /***/
  3700: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        a: () => (
          /* binding */
          openLedger
        )
      });
      var external_node_crypto_ = __nccwpck_require__2(7598);
      var promises_ = __nccwpck_require__2(8500);
      var errors = __nccwpck_require__2(5417);
      var core_text = __nccwpck_require__2(2872);
      var log = __nccwpck_require__2(3460);
      var group_commit = __nccwpck_require__2(4213);
      var stamp_rows = __nccwpck_require__2(8385);
      ;
      const uncountedAtOnce = 1e3;
      const uncountedShare = 0.1;
      const recountMs = 500;
      function createIntake({ chain, store, queue, now }, worker) {
        const admission = createAdmission(store, queue);
        const failures = (0, log.fp)();
        const takeInOneCommit = async (admitted) => {
          if (admitted.length === 0)
            return /* @__PURE__ */ new Map();
          const change = async (rows) => {
            const outcomes2 = await takeAll(rows.taken, admitted, now().getTime());
            await chain.blockAtOnce?.(rows);
            return outcomes2;
          };
          const outcomes = await store.write(change).catch((error) => {
            failures.failed((0, errors.bD)(error));
            throw error;
          });
          failures.worked();
          if (chain.blockAtOnce === void 0)
            worker.wake();
          return outcomes;
        };
        const takeNew = async (additions, known = /* @__PURE__ */ new Set()) => {
          const admitted = await admission(additions.filter((addition) => !known.has(addition)));
          const outcomes = await takeInOneCommit(admitted);
          const refuse = ({ payer }) => toFullError(queue, payer, worker.state().problem);
          return additions.map((one) => known.has(one) ? false : outcomes.get(one) ?? refuse(one));
        };
        const stamps = (0, group_commit.t)(async (additions) => await takeNew(additions, await findKnown(chain, store, additions)));
        const requests = (0, group_commit.t)(async (additions) => await takeNew(additions));
        const take = async (addition) => {
          const outcome = await (addition.uid === void 0 ? stamps(addition) : requests(addition));
          return outcome === "again" ? await take(addition) : outcome;
        };
        return { take, failing: failures.recent };
      }
      async function takeAll(taken, additions, time) {
        const firsts = new Map(additions.toReversed().map((one) => [(0, stamp_rows.C)(one), one]));
        const tried = additions.filter((one) => firsts.get((0, stamp_rows.C)(one)) === one);
        const refused = await charge(taken, await taken.add(tried, time));
        for (const unpaid of refused)
          await taken.drop(unpaid);
        const toOutcome = (addition) => {
          const first = firsts.get((0, stamp_rows.C)(addition)) ?? addition;
          if (!refused.has(first))
            return true;
          const isOfSame = first.payer?.name === addition.payer?.name && first.payer?.most === addition.payer?.most;
          return isOfSame ? new errors._Z("PLAN_LIMIT_REACHED", "The key's stamps are used up.") : "again";
        };
        return new Map(additions.map((addition) => [addition, toOutcome(addition)]));
      }
      async function charge(taken, additions) {
        const byPayer = (some) => Map.groupBy(some.filter(({ payer }) => payer !== void 0), ({ payer }) => payer?.name ?? "");
        const charges = byPayer(additions);
        const used = await taken.count(new Map([...charges].map(([name, { length }]) => [name, length])));
        const refused = [];
        for (const [name, own] of charges) {
          let spent = (used.get(name) ?? 0) - own.length;
          for (const addition of own) {
            if (spent < (addition.payer?.most ?? Infinity))
              spent += 1;
            else
              refused.push(addition);
          }
        }
        await taken.count(new Map([...byPayer(refused)].map(([name, { length }]) => [name, -length])));
        return new Set(refused);
      }
      function toFullError(queue, payer, problem) {
        const whose = payer === void 0 ? "" : " for this key";
        const why = problem ?? "They come faster than they are sent.";
        return new errors._Z("SERVICE_UNAVAILABLE", `The queue of ${queue} is full${whose}, nothing was taken. ${why}`);
      }
      function createAdmission(store, queue) {
        let uncounted = 0;
        let free = 0;
        let waiting = /* @__PURE__ */ new Map();
        let countedAt = -Infinity;
        const ownOf = ({ payer }) => payer === void 0 ? 0 : waiting.get(payer.name) ?? 0;
        return async (additions) => {
          const isTight = additions.some((addition) => ownOf(addition) >= free - 2 * additions.length);
          if (uncounted < additions.length || isTight && performance.now() - countedAt >= recountMs) {
            const counted2 = await store.taken.waiting();
            [waiting, free, countedAt] = [counted2.byPayer, queue - counted2.count, performance.now()];
            uncounted = Math.max(uncountedAtOnce, free * uncountedShare);
          }
          return additions.filter((addition) => {
            const [{ payer }, own] = [addition, ownOf(addition)];
            if (free <= 0 || payer !== void 0 && own >= free)
              return false;
            [uncounted, free] = [uncounted - 1, free - 1];
            waiting.set(payer?.name, own + 1);
            return true;
          });
        };
      }
      async function findKnown(chain, store, additions) {
        const asked = additions.filter(({ isSearched }) => isSearched !== true);
        const digests = asked.map(({ digest }) => digest);
        const known = await store.taken.known(digests);
        const held = new Set(await chain.holding(digests.filter((digest) => !known.has(digest))));
        return new Set(asked.filter(({ digest }) => known.has(digest) || held.has(digest)));
      }
      var core_digest = __nccwpck_require__2(2427);
      var members = __nccwpck_require__2(2508);
      var evidence_proof = __nccwpck_require__2(2997);
      ;
      function createSearch(chain, store) {
        const { settled, look, rootOf, proofFailures } = createIndexSearch(store, chain.confirmations);
        const isSettled = ({ confirmations }) => confirmations >= chain.confirmations;
        const tryChain = async (digest, addresses) => (await chain.find(digest, addresses).catch(() => void 0))?.locations ?? [];
        return {
          proofFailures,
          /** Finds where settled blocks of the chain hold a state at an address, also where others have put it. */
          find: async (where, state) => {
            if (where.length % 2 === 1)
              return [];
            const isHere = ({ address }) => where === store.address || address === where;
            const { there, own } = await look(state);
            const seen = there.filter(isHere);
            if (seen.length > 0)
              return seen;
            const isStillToCome = own !== void 0 && await isOnItsWay(store, own);
            if (where === store.address && isStillToCome)
              return [];
            const wanted = (0, core_digest.s1)(own?.root) ?? state;
            const { locations, isComplete } = await findOrFail(chain, store, wanted, [where, store.address]);
            const found = locations.filter(isSettled).filter(isHere).map(toChainLocation);
            return found.length > 0 || isComplete || locations.length > 0 || isStillToCome ? found : "unknown";
          },
          /** Returns the state of the request `uid`, in any case of its digits; `undefined` when there is none. */
          proofRequest: async (uid) => {
            const own = await store.taken.request(`0x${uid.slice(2).toUpperCase()}`);
            if (own === void 0)
              return void 0;
            const { proof = "", ...request } = own;
            const root = rootOf(own);
            if (root === void 0)
              return request;
            let at = (await settled(root))[0]?.time;
            if (at === void 0 && !await isOnItsWay(store, own))
              at = (await tryChain(root, [store.address])).find(({ address }) => address === store.address)?.time;
            return at === void 0 ? request : { ...request, anchored: { address: store.address, root, proof, time: at } };
          },
          /**
           * Finds a digest that is to be stamped, also where others have anchored it, as far as that is known without the
           * archive; `undefined` when it was taken and its block is still to come.
           */
          taken: async (digest) => {
            const { there } = await look(digest);
            if (there.length > 0)
              return there;
            const elsewhere = (await tryChain(digest)).filter(isSettled);
            const waits = elsewhere.length === 0 && await store.taken.stamp(digest) !== void 0;
            return waits ? void 0 : elsewhere.map(toChainLocation);
          }
        };
      }
      function createIndexSearch({ index, taken }, confirmations) {
        let failures = 0;
        const settled = async (digest) => (await index.locations(digest, confirmations)).map(toChainLocation);
        const rootOf = ({ digest, proof, root: state }) => {
          const root = (0, core_digest.s1)(state);
          if (proof === void 0 || root === void 0)
            return void 0;
          if (leadsTo(root, digest, proof))
            return root;
          failures += 1;
          return void 0;
        };
        return {
          settled,
          rootOf,
          /** Returns how many of our proofs did not lead to their root. */
          proofFailures: () => failures,
          /** Returns where the index saw `digest`, else what was taken, and where it saw the root that carries this. */
          look: async (digest) => {
            const there = await settled(digest);
            if (there.length > 0)
              return { there, own: void 0 };
            const own = await taken.stamp(digest);
            const root = own && rootOf(own);
            return { own, there: root === void 0 ? [] : await settled(root) };
          }
        };
      }
      function toChainLocation({ block, time, blockId, txpow, coinId: coin, address }) {
        const [blockHash, transactionId, coinId] = [blockId, txpow, coin].map(core_digest.s1);
        return { height: block, address, ...(0, members.r$)({ time, blockHash, transactionId, coinId }) };
      }
      function leadsTo(root, digest, proof) {
        try {
          return (0, evidence_proof.nk)(digest, (0, evidence_proof.z9)(proof)) === root;
        } catch (error) {
          if (error instanceof RangeError)
            return false;
          throw error;
        }
      }
      async function isOnItsWay({ index }, { state, held, built = 0 }) {
        if (state === "posted")
          return await index.isWhole(built);
        return held === void 0 && state !== "confirmed" && state !== "sealed";
      }
      async function findOrFail(chain, store, digest, addresses) {
        const known = (await store.index.tip())?.number ?? 0;
        try {
          const search = await chain.find(digest, addresses);
          if (search.locations.length > 0 || search.tip + chain.confirmations >= known)
            return search;
          const behind = `The node ${chain.name} stands at block ${search.tip}, and was at ${known}.`;
          throw new errors._Z("NODE_UNREACHABLE", behind);
        } catch (cause) {
          if (!(cause instanceof errors._Z))
            throw cause;
          throw new errors._Z("SERVICE_UNAVAILABLE", `The chain cannot be asked just now. ${cause.ownMessage}`, { cause });
        }
      }
      ;
      function startWorker(store, chain) {
        const asked = Promise.withResolvers();
        const { run, state } = createRounds(chain, asked.resolve);
        const stopping = new AbortController();
        let waking = new AbortController();
        const wake = () => waking.abort();
        store.onElected(wake);
        const pause = async (isBusy) => {
          const signal = isBusy ? stopping.signal : AbortSignal.any([stopping.signal, waking.signal]);
          const { busy, idle } = chain.pauses;
          if (!signal.aborted)
            await (0, promises_.setTimeout)(isBusy ? busy : idle, void 0, { signal }).catch(() => void 0);
          if (!isBusy)
            waking = new AbortController();
        };
        const ended = (async () => {
          while (!stopping.signal.aborted) {
            const isBusy = await run(stopping.signal);
            asked.resolve();
            await pause(isBusy);
          }
        })();
        return {
          /** Resolves when the chain has answered, or when it is known why it has not. */
          asked: asked.promise,
          state,
          /** Wakes the worker, because something waits. If another process is the worker, it looks by itself. */
          wake() {
            if (store.asWorker() !== void 0)
              wake();
          },
          async stop() {
            stopping.abort();
            await ended;
          }
        };
      }
      function createRounds(chain, resolveAsked) {
        let state = { problem: "The node has not answered yet.", reorganisations: 0 };
        let isFirstRound = true;
        const onAnswer = () => {
          if (isFirstRound)
            state = { ...state, problem: void 0 };
          resolveAsked();
        };
        let fault;
        const failures = (0, log.fp)();
        const run = async (stopping) => {
          const { isBusy, reorganised, ...round } = await chain.round(stopping, onAnswer).catch((thrown) => {
            const error = (0, errors.Xt)(thrown);
            if (error.code === "INTERNAL" && error.message !== fault)
              (0, log.nk)(thrown);
            fault = error.message;
            return { isBusy: true, problem: error.message, coins: void 0, reorganised: false };
          });
          const { problem } = round;
          if (problem === void 0)
            failures.worked();
          else
            failures.failed(problem);
          isFirstRound = false;
          state = { ...state, ...round, problem, reorganisations: state.reorganisations + (reorganised === true ? 1 : 0) };
          return isBusy;
        };
        return { run, state: () => state };
      }
      ;
      function openLedger(options) {
        const { store, chain, queue, now } = options;
        const worker = startWorker(store, chain);
        const { find, proofRequest, taken, proofFailures } = createSearch(chain, store);
        const { take, failing } = createIntake(options, worker);
        const stamp = async (digest, payer) => {
          if (await take({ digest, payer }))
            return [];
          const there = await taken(digest);
          if (there?.length === 0)
            await take({ digest, payer, isSearched: true });
          return there ?? [];
        };
        return {
          /** The address at which stamps are put, `0x` and hex. */
          address: store.address,
          /**
           * Takes `digest`, once: a second stamp of a digest that still waits changes nothing. Where the chain already holds
           * the digest, nothing is taken, and its locations are returned. What is taken is counted for `payer` in the same
           * commit.
           */
          stamp,
          find,
          /** Takes `digest` into the next batch, as a stamp is taken; returns the request's uid, `0x` and 20 hex digits. */
          async requestProof(digest, payer) {
            const uid = `0x${(0, external_node_crypto_.randomBytes)(10).toString("hex").toUpperCase()}`;
            await take({ digest, uid, payer });
            return uid;
          },
          proofRequest,
          /**
           * Stamps a report's digest for `payer`, and waits up to 20 s for its trace. There is none when the payer's count is
           * used up, or while nothing reaches the chain. Absent where reports leave no trace on a chain.
           */
          trace: chain.wantTrace && createTrace(store, worker, stamp, chain.wantTrace),
          about: () => chain.about(),
          /** Throws while the store is of another chain than the node: what it holds is not on this one. */
          refuseForeignChain: () => refuseForeignChain(worker),
          /** Returns why no stamp can be taken, as far as a small write shows. Rejects if the store cannot be used. */
          unready: async () => await findUnready(store, worker, queue),
          /** Returns why what was taken does not reach the chain, and what to do where that is known. */
          unwell: async () => [...await findUnwell(store, worker, chain), ...failing()],
          /** Returns the numbers for `GET /metrics`, and how many stamps were spent with each key, by its name. */
          metrics: async () => await readMetrics(store, worker, proofFailures(), now().getTime()),
          /** Names the chain and its state in a sentence, also while its node does not answer. */
          describe: async () => await describeChain(worker, chain),
          /** Reads the secret of keys that are given for tokens, which lives as long as the store. */
          secret: async () => await store.write(async ({ index }) => await index.secret()),
          /** Writes a sound copy of all kept data into the new file `file`, while the ledger is in use. */
          backup: store.backup,
          close: async () => await worker.stop().then(store.close)
        };
      }
      const ignore = (code) => (error) => {
        if (!(error instanceof errors._Z) || error.code !== code)
          throw error;
      };
      const tracePauseMs = 250;
      const maxTraceMs = 2e4;
      const maxTroubledMs = 3e3;
      function createTrace({ taken, index }, { state }, stamp, wantTrace) {
        return async (digest, payer) => {
          const end = wantTrace(digest);
          try {
            await stamp(digest, payer);
            const isPaused = await index.fact("paused") !== void 0;
            const isTroubled = () => isPaused || state().problem !== void 0;
            const mayWait = (waited) => waited < (isTroubled() ? maxTroubledMs : maxTraceMs);
            for (let waited = 0; mayWait(waited); waited += tracePauseMs) {
              const { made, txn } = await taken.stamp(digest) ?? {};
              if (made !== void 0 && txn !== void 0)
                return { coinId: made, transactionId: txn };
              await (0, promises_.setTimeout)(tracePauseMs);
            }
            return void 0;
          } catch (error) {
            return ignore("PLAN_LIMIT_REACHED")(error);
          } finally {
            end();
          }
        };
      }
      async function describeChain({ asked }, from) {
        await Promise.race([asked, (0, promises_.setTimeout)(2e3, void 0, { ref: false })]);
        const { address, chain, demo, ledger, nodeVersion } = from.about();
        const stamps = `stamps go to ${address}`;
        const by = ledger === "embedded" ? "for trying things out" : `by the node ${from.name} of version ${nodeVersion}`;
        if (ledger === "node" && nodeVersion === void 0)
          return `not known yet, the node ${from.name} has not answered; ${stamps}`;
        return `${chain}, ${by}; ${stamps}${demo ? "; nothing reaches a public chain" : ""}`;
      }
      function refuseForeignChain(worker) {
        const { isForeign, problem = "" } = worker.state();
        if (isForeign === true)
          throw new errors._Z("SERVICE_UNAVAILABLE", problem);
      }
      async function findUnready(store, worker, queue) {
        await store.write(async ({ index }) => {
          await index.setFact("probe", "");
          await index.dropFact("probe");
        });
        const { isForeign, problem } = worker.state();
        const isFull = (await store.taken.waiting()).count >= queue;
        return (0, core_text.hq)([isForeign === true && problem, isFull && `The queue of ${queue} is full.`]);
      }
      async function findUnwell(store, worker, { staleAfterMs }) {
        const { problem, coins } = worker.state();
        const last = await store.index.tip();
        const isStale = last !== void 0 && Date.now() - last.time > staleAfterMs;
        return (0, core_text.hq)([
          !await store.hasWorker() && "No process is the anchoring worker.",
          problem,
          problem === void 0 && coins === 0 && "No coin can be spent just now, those that there are were used in the last blocks.",
          isStale && `The chain stands still: its last block is of ${new Date(last.time).toISOString()}.`
        ]);
      }
      const maxReadMs = 5e3;
      async function readMetrics(store, worker, proofFailures, now) {
        const { coins, reorganisations } = worker.state();
        const { open, idle, awaited } = store.connections?.() ?? {};
        const late = (0, promises_.setTimeout)(maxReadMs, void 0, { ref: false });
        const stored = await Promise.race([readStored(store, now), late]).catch(ignore("SERVICE_UNAVAILABLE")) ?? void 0;
        const metrics = [
          ["store_connections", "Connections to the store.", open],
          ["store_connections_idle", "Those that nobody uses.", idle],
          ["store_connections_awaited", "Who waits for one.", awaited],
          ["store", "1 while the store can be read; else there are no numbers from it.", stored === void 0 ? 0 : 1],
          ...stored?.metrics ?? [],
          ["coins", "Coins that can be spent now.", coins],
          ["worker", "1 while this process is the anchoring worker.", store.asWorker() === void 0 ? 0 : 1],
          ["reorganisations_total", "Times that blocks were taken back.", reorganisations],
          ["proof_failures_total", "Proofs of ours that did not lead to their root; must stay 0.", proofFailures]
        ];
        return { metrics, spent: stored?.spent ?? [] };
      }
      async function readStored({ index, taken, anchorings }, now) {
        const { count, oldest } = await taken.waiting();
        const carriers = await anchorings.counts();
        const inState = (...states) => states.reduce((sum, state) => sum + (carriers.get(state)?.count ?? 0), 0);
        const open = ["reserved", "built", "posted"];
        const begun = Math.min(now, ...open.map((state) => carriers.get(state)?.oldest ?? now));
        const metrics = [
          ["blocks", "Height of the last block that was read.", (await index.tip())?.number ?? 0],
          ["queue", "Stamps and proof requests that wait for a transaction.", count],
          ["oldest_waiting_seconds", "Age of the oldest of them.", Math.max(0, now - oldest) / 1e3],
          ["paused", "1 while nothing new is sent, for six blocks of each term.", await index.fact("paused") ? 1 : 0],
          ["withheld", "Stamps that the chain may hold already, from before this term.", await taken.onHold.count()],
          ["posted", "Transactions on their way into a block.", inState(...open)],
          ["oldest_posted_seconds", "Age of the oldest of them.", (now - begun) / 1e3],
          ["seen", "Transactions in a block that is not settled yet.", inState("seen")],
          ["confirmed", "Transactions in a settled block that the chain could still change.", inState("confirmed")]
        ];
        return { metrics, spent: await taken.spent() };
      }
    })
  ),
  /***/
  3460: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        Rm: () => (
          /* binding */
          log
        ),
        /* harmony export */
        _1: () => (
          /* binding */
          logChanges
        ),
        /* harmony export */
        fp: () => (
          /* binding */
          createFailureLog
        ),
        /* harmony export */
        nk: () => (
          /* binding */
          logFault
        )
        /* harmony export */
      });
      var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(7975);
      function log(event, facts = {}) {
        process.stderr.write(`${JSON.stringify({ time: (/* @__PURE__ */ new Date()).toISOString(), pid: process.pid, event, ...facts })}
`);
      }
      function logFault(error) {
        log("fault", { error: (0, node_util__WEBPACK_IMPORTED_MODULE_0__.inspect)(error) });
      }
      function logChanges(event, before, after) {
        const isIn = (all) => (one) => all.some((other) => (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(one, other));
        const changed = [...before.filter((one) => !isIn(after)(one)), ...after.filter((one) => !isIn(before)(one))];
        log(event, { changed: [...new Set(changed.map(({ name }) => name))] });
      }
      const recentMs = 6e4;
      function createFailureLog(write = log) {
        let current;
        const end = (event) => {
          if (current === void 0)
            return;
          const seconds = Math.round((performance.now() - current.at) / 1e3);
          write(event, { reason: current.reason, times: current.times, seconds });
          current = void 0;
        };
        return {
          failed: (reason) => {
            const last = performance.now();
            if (current?.reason === reason)
              return void (current = { ...current, last, times: current.times + 1 });
            end("failed-otherwise");
            current = { reason, at: last, last, times: 1 };
            write("failing", { reason });
          },
          worked: () => end("recovered"),
          /** Returns the cause, if the last failure was within the last minute. */
          recent: () => current !== void 0 && performance.now() - current.last < recentMs ? [current.reason] : []
        };
      }
    })
  ),
  /***/
  1009: (
    /***/
    ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__2) => {
      __nccwpck_require__2.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(5417);
          var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__2(1555);
          process.stderr.on("error", () => {
          });
          try {
            await (0, _run_js__WEBPACK_IMPORTED_MODULE_1__.P)(process.argv.slice(2));
          } catch (error) {
            process.stderr.write(`${(0, _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}
`);
            process.exitCode = 4;
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      }, 1);
    })
  ),
  /***/
  96: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        Fl: () => (
          /* binding */
          parseServiceOptions
        ),
        /* harmony export */
        Pi: () => (
          /* binding */
          commands
        ),
        /* harmony export */
        hy: () => (
          /* binding */
          withUsual
        ),
        /* harmony export */
        mp: () => (
          /* binding */
          optionError
        ),
        /* harmony export */
        re: () => (
          /* binding */
          refuseForeign
        ),
        /* harmony export */
        uz: () => (
          /* binding */
          readStore
        ),
        /* harmony export */
        wh: () => (
          /* binding */
          readNamedFile
        ),
        /* harmony export */
        yZ: () => (
          /* binding */
          toOptionName
        ),
        /* harmony export */
        yj: () => (
          /* binding */
          help
        )
        /* harmony export */
      });
      var node_net__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(7030);
      var node_util__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__2(7975);
      var _src_core_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__2(2703);
      var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__2(5417);
      var _src_core_match_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__2(8574);
      var _src_core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__2(2872);
      const checkedText = (isRight, rule) => (given) => {
        if (!isRight(given))
          throw new RangeError(`must be ${rule}`);
        return given;
      };
      const parsedBy = (parse2) => (given) => {
        try {
          parse2(given);
          return given;
        } catch (cause) {
          throw new RangeError(`cannot be used: ${(0, _src_core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause)}`, { cause });
        }
      };
      const numberFrom = (least, most, form = /^[0-9]{1,9}$/, what = "number") => (given) => {
        if (form.test(given) && Number(given) >= least && Number(given) <= most)
          return Number(given);
        throw new RangeError(`${given} is not a ${what} from ${least} to ${most}`);
      };
      const secondsFrom = (least, most, form) => {
        const read = numberFrom(least, most, form, "number of seconds");
        return (given) => Math.ceil(read(given) * 1e3);
      };
      const matchingText = (form, rule) => checkedText((given) => form.test(given), rule);
      const aFile = matchingText(/./, "the name of a file");
      const aKey = matchingText(/^[\x21-\x7e]{1,256}$/, "1 to 256 characters of ASCII without spaces");
      const aWay = matchingText(/^(?:digest|root)$/, "digest or root");
      const anAddress = checkedText(node_net__WEBPACK_IMPORTED_MODULE_0__.isIP, "an IP address");
      const aHash = matchingText(/^0x[0-9a-f]{64}$/i, "0x and 64 hexadecimal digits");
      const postgres = matchingText(/^postgres(?:ql)?:\/\/./, "such as postgres://anchor@db.example/anchor");
      const aStore = (given) => parsedBy((text) => new URL(text))(postgres(given));
      const bareNode = checkedText((given) => new URL(given).password === "", "without a password: use --node-password-file");
      const aNode = (given) => bareNode(parsedBy(_src_core_addresses_js__WEBPACK_IMPORTED_MODULE_2__.Ex)(given));
      const aHeader = matchingText(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/, "ASCII without spaces at its ends");
      const aChainName = (given) => parsedBy(_src_core_addresses_js__WEBPACK_IMPORTED_MODULE_2__.iV)(aHeader(given));
      const anOrigin = (given) => {
        const link = (0, _src_core_addresses_js__WEBPACK_IMPORTED_MODULE_2__.DB)(given) ?? "";
        if (URL.canParse(link) && link === `${new URL(link).origin}/`)
          return link.slice(0, -1);
        throw new RangeError("must be such as https://anchor.example");
      };
      const fraction = /^[0-9]+(?:\.[0-9]+)?$/;
      const aSwitch = () => true;
      const ofMost = {
        port: ["PORT", numberFrom(0, 65535), "where to listen; 0 takes a free port", "8787"],
        data: ["FILE", aFile, "keep the ledger in this file; :memory: is gone when this stops", ":memory:"],
        apiKey: ["KEY", aKey, "accept this key alone, on loopback only (default: any that is not empty)"],
        blockTimeMs: ["SECONDS", secondsFrom(0, 86400, fraction), "seconds until a stamp is in a block, 0 at once", "0"],
        chainName: [
          "TEXT",
          aChainName,
          "what answers call the chain; after the last space an explorer's https: address with {block}, {txpow} or {transaction}"
        ]
      };
      const ofReach = {
        listen: ["ADDRESS", anAddress, "where to listen; others than this machine need keys and TLS", "127.0.0.1"],
        apiKeys: ["FILE", aFile, "accept the keys whose hashes this file holds; read again on SIGHUP"],
        oidc: ["FILE", aFile, "give a key for a token of GitHub's that fits a rule of this file; read again on SIGHUP"],
        tlsCert: ["FILE", aFile, "the certificate with its chain, PEM; read again on SIGHUP"],
        tlsKey: ["FILE", aFile, "the certificate's private key, PEM"],
        maxConnections: ["NUMBER", numberFrom(1, 1e6), "most at a time (default: 128 fewer than descriptors, at most 10000)"],
        drainMs: ["SECONDS", secondsFrom(0, 600), "how long it still answers after SIGTERM, when /ready says no", "5"],
        publicUrl: ["URL", anOrigin, "where clients reach this, such as https://anchor.example behind a proxy"]
      };
      const ofChain = {
        node: [
          "URL",
          aNode,
          "anchor on the chain of this node's RPC, https: or on this machine; needs --data or --store, and the others go with it"
        ],
        nodePasswordFile: ["FILE", aFile, "the node's password; or ANCHOR_NODE_PASSWORD in the environment"],
        nodeCa: ["FILE", aFile, "the node's own certificate, or that of its authority, PEM"],
        anchor: ["digest|root", aWay, "each digest in a state of its own, or the root of many", "digest"],
        batchIntervalMs: ["SECONDS", secondsFrom(0, 86400), "how long a batch gathers before its root goes", "60"],
        confirmations: ["NUMBER", numberFrom(0, 1e3), "blocks on top until a hash counts as found", "3"],
        queue: ["NUMBER", numberFrom(0, 1e7), "most stamps and proof requests that may wait", "100000"],
        staleAfterMs: ["SECONDS", secondsFrom(1, 999999999), "age of the last block from which /health says no", "1800"],
        address: ["ADDRESS", aHash, "where stamps go (default: where nobody can spend)"],
        mintTrace: ["", aSwitch, "the trace of a report is a token, which stays in the wallet for ever"],
        store: [
          "URL",
          aStore,
          "keep all in this PostgreSQL, for any number of processes; or ANCHOR_STORE in the environment"
        ],
        noWorker: ["", aSwitch, "with --store: only answer, and leave the anchoring to other processes"]
      };
      const ofCommands = {
        rate: ["NUMBER", numberFrom(1, 999999), "add-key: most requests a minute (default: no limit)"],
        count: ["NUMBER", numberFrom(1, 999999999), "add-key: most stamps in all (default: no limit)"],
        plan: ["", aSwitch, "migrate: only say what would be done"]
      };
      const table = { ...ofMost, ...ofReach, ...ofChain, ...ofCommands };
      const rows = new Map(Object.entries(table).map(([key, row]) => [toOptionName(key), { key, row }]));
      const optionNames = [...rows.keys()];
      function toOptionName(key) {
        return key.replace(/Ms$/, "").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      }
      function describeOption([key, [value, , purpose, usual]]) {
        const says = usual === void 0 ? purpose : `${purpose} (default ${usual})`;
        return `${`  --${toOptionName(key)} ${value}`.trimEnd()}
${(0, _src_core_text_js__WEBPACK_IMPORTED_MODULE_4__.x9)(`      ${says}`, 80, 6)}`;
      }
      const describeGroup = (title, group) => [title, ...Object.entries(group).map(describeOption)].join("\n");
      const commands = {
        backup: ["FILE", [["data"]], "writes a sound copy of the ledger, also while a service uses it"],
        "add-key": ["NAME", [["apiKeys", "store"]], "prints a new key once, and keeps its hash"],
        "list-keys": ["", [["apiKeys", "store"]], "whose keys there are, and what they may"],
        "remove-key": ["NAME", [["apiKeys", "store"]], "ends a key"],
        migrate: ["", [["store"]], "brings a store to this version, and makes its tables"],
        move: ["", [["data"], ["store"]], "copies a queue made with --node into an empty store"]
      };
      function describeCommand([name, [word, needs, purpose]]) {
        const options = needs.map((keys) => keys.map((key) => `--${toOptionName(key)} ${table[key][0]}`).join(" or "));
        return `  ${(0, _src_core_text_js__WEBPACK_IMPORTED_MODULE_4__.hq)([name, word, ...options]).join(" ")}
${(0, _src_core_text_js__WEBPACK_IMPORTED_MODULE_4__.x9)(`      ${purpose}`, 80, 6)}`;
      }
      const help = `Usage: anchor-artifacts service [OPTION\u2026]

Examples
  anchor-artifacts service --port 8787 --data chain.ledger
  anchor-artifacts service add-key releases --api-keys keys.json --rate 600

${describeGroup("What most people need", ofMost)}

${describeGroup("For other machines", ofReach)}

${describeGroup("On a real chain", ofChain)}

${describeGroup("With commands", ofCommands)}

Commands beside a service
${Object.entries(commands).map(describeCommand).join("\n")}

Exit codes
  0    it was asked to end, or the command is done
  4    it could not start or go on

Signals: SIGTERM and SIGINT finish the requests under way and stop, SIGTERM
after --drain; SIGHUP reads keys and certificate again. On Windows Ctrl-C and
Ctrl-Break stop it, and nothing is read again: start it anew after a change.`;
      function parseServiceOptions(args) {
        const forms = [...rows].map(([name, { row }]) => [name, { type: row[0] === "" ? "boolean" : "string" }]);
        const config = { options: Object.fromEntries(forms), strict: false, tokens: true, allowPositionals: true };
        const { tokens } = (0, node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({ args: [...args], ...config });
        const values = /* @__PURE__ */ new Map();
        for (const token of tokens) {
          if (token.kind !== "option")
            continue;
          const { name, rawName, value, inlineValue } = token;
          const { key: known, row } = rows.get(name) ?? {};
          if (known === void 0 || row === void 0) {
            const meant = (0, _src_core_match_js__WEBPACK_IMPORTED_MODULE_5__.kB)(name, optionNames);
            throw optionError(`${(0, _src_core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(rawName)} is not an option${meant === void 0 ? "" : `. Do you mean --${meant}?`}`);
          }
          if (values.has(known))
            throw optionError(`--${name} is given twice`);
          if (row[0] === "" && value !== void 0)
            throw optionError(`--${name} takes no value`);
          if (row[0] !== "" && (value === void 0 || !inlineValue && /^-[^0-9]/.test(value)))
            throw optionError(`--${name} lacks its value; one that begins with - is written --${name}=VALUE`);
          values.set(known, readOption(known, row, value ?? ""));
        }
        const positionals = tokens.flatMap((token) => token.kind === "positional" ? [token.value] : []);
        return { values: Object.fromEntries(values), positionals };
      }
      function readOption(key, [, read], given) {
        try {
          return read(given);
        } catch (error) {
          if (error instanceof RangeError)
            throw optionError(`--${toOptionName(key)} ${error.message}`, error);
          throw error;
        }
      }
      const readStore = (given) => String(readOption("store", table.store, given));
      function refuseForeign(values) {
        const find = (group) => Object.entries(values).find(([key, value]) => key !== "node" && value !== void 0 && Object.hasOwn(group, key));
        const [[ofNode] = [], [ofCommand] = []] = [values.node === void 0 ? find(ofChain) : void 0, find(ofCommands)];
        if (ofNode !== void 0)
          throw optionError(`--${toOptionName(ofNode)} goes with --node`);
        if (ofCommand !== void 0)
          throw optionError(`--${toOptionName(ofCommand)} goes with a command`);
      }
      function withUsual(values) {
        const usual = Object.entries(table).filter(([, row]) => row[3] !== void 0);
        return {
          ...Object.fromEntries(usual.map(([key, row]) => [key, row[1](row[3] ?? "")])),
          ...values
        };
      }
      function optionError(problem, cause) {
        return new _src_core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("INPUT_INVALID", `${(0, _src_core_text_js__WEBPACK_IMPORTED_MODULE_4__.em)(problem)} See "anchor-artifacts service --help".`, { cause });
      }
      function readNamedFile(what, read) {
        try {
          return read();
        } catch (cause) {
          throw new Error(`${what} cannot be used: ${(0, _src_core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause)}.`, { cause });
        }
      }
    })
  ),
  /***/
  1555: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        P: () => (
          /* binding */
          runService
        )
      });
      var external_node_fs_ = __nccwpck_require__2(3024);
      var promises_ = __nccwpck_require__2(8500);
      var external_node_tls_ = __nccwpck_require__2(1692);
      var errors = __nccwpck_require__2(5417);
      var members = __nccwpck_require__2(2508);
      var core_text = __nccwpck_require__2(2872);
      var external_node_crypto_ = __nccwpck_require__2(7598);
      ;
      const external_node_events_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
      var external_node_fs_promises_ = __nccwpck_require__2(1455);
      var external_node_http_ = __nccwpck_require__2(7067);
      ;
      const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
      var external_node_sqlite_ = __nccwpck_require__2(99);
      ;
      const consumers_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");
      ;
      const external_node_stream_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
      var store_database = __nccwpck_require__2(8951);
      var log = __nccwpck_require__2(3460);
      ;
      var __addDisposableResource = function(env, value, async) {
        if (value !== null && value !== void 0) {
          if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
          var dispose, inner;
          if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
          }
          if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
          }
          if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
          if (inner) dispose = function() {
            try {
              inner.call(this);
            } catch (e) {
              return Promise.reject(e);
            }
          };
          env.stack.push({ value, dispose, async });
        } else if (async) {
          env.stack.push({ async: true });
        }
        return value;
      };
      var __disposeResources = /* @__PURE__ */ (function(SuppressedError2) {
        return function(env) {
          function fail(e) {
            env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
          }
          var r, s = 0;
          function next() {
            while (r = env.stack.pop()) {
              try {
                if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                if (r.dispose) {
                  var result = r.dispose.call(r.value);
                  if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                    fail(e);
                    return next();
                  });
                } else s |= 1;
              } catch (e) {
                fail(e);
              }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
          }
          return next();
        };
      })(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
        var e = new Error(message);
        return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
      });
      const maxSocketPath = 103;
      const isFile = external_node_path_namespaceObject.sep === "/";
      function toSocketPath(data) {
        return isFile ? `${data}.socket` : `\\\\.\\pipe\\${(0, external_node_crypto_.hash)("sha256", external_node_fs_.realpathSync.native(data), "hex")}`;
      }
      async function openBackupSocket(data, ledger2) {
        const path = toSocketPath(data);
        if (isFile && Buffer.byteLength(path) > maxSocketPath)
          throw new Error(`--data ${data} is too long a path; name it from nearer by`);
        if (isFile)
          (0, external_node_fs_.rmSync)(path, { force: true });
        for (const name of (0, external_node_fs_.readdirSync)((0, external_node_path_namespaceObject.dirname)(data)))
          if (name.startsWith(`${(0, external_node_path_namespaceObject.basename)(data)}.`) && /\.[0-9a-f-]{36}\.copy(?:-journal)?$/.test(name))
            (0, external_node_fs_.rmSync)((0, external_node_path_namespaceObject.join)((0, external_node_path_namespaceObject.dirname)(data), name), { force: true });
        const server = (0, external_node_http_.createServer)((_request, response) => void sendBackup(data, ledger2, response));
        const mask = process.umask(127);
        try {
          server.listen(path);
        } finally {
          process.umask(mask);
        }
        await (0, external_node_events_namespaceObject.once)(server, "listening");
        return {
          async close() {
            const closed = (0, external_node_events_namespaceObject.once)(server, "close");
            server.close();
            server.closeAllConnections();
            await closed;
          }
        };
      }
      async function sendBackup(data, ledger2, response) {
        const made = `${data}.${(0, external_node_crypto_.randomUUID)()}.copy`;
        try {
          await ledger2.backup(made);
          response.writeHead(200, { "content-type": "application/vnd.sqlite3", "content-length": (0, external_node_fs_.statSync)(made).size });
          await (0, external_node_stream_promises_namespaceObject.pipeline)((0, external_node_fs_.createReadStream)(made), response);
        } catch (error) {
          (0, log.nk)(error);
          if (!response.headersSent)
            response.writeHead(500).end((0, errors.bD)(error));
        } finally {
          await (0, external_node_fs_promises_.rm)(made, { force: true });
        }
      }
      async function backUp(data, file2) {
        if (!(0, external_node_fs_.existsSync)(data))
          throw new Error(`There is no ledger ${data}.`);
        if ((0, external_node_fs_.existsSync)(file2) && (0, external_node_fs_.realpathSync)(data) === (0, external_node_fs_.realpathSync)(file2))
          throw new Error("A backup needs a file of its own.");
        const part = `${file2}.part`;
        await (0, external_node_fs_promises_.rm)(part, { force: true });
        try {
          const env_1 = { stack: [], error: void 0, hasError: false };
          try {
            await copy(data, part);
            const database = __addDisposableResource(env_1, new external_node_sqlite_.DatabaseSync(part), false);
            const found = String((0, store_database.b)(database, "integrity_check"));
            if (found !== "ok")
              throw new Error(`The copy is damaged: ${found}.`);
            const handle = __addDisposableResource(env_1, await (0, external_node_fs_promises_.open)(part, "r+"), true);
            await handle.sync();
            await (0, external_node_fs_promises_.rename)(part, file2);
          } catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
          } finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
              await result_1;
          }
        } finally {
          await (0, external_node_fs_promises_.rm)(part, { force: true });
        }
      }
      async function copy(data, part) {
        const answered = (0, external_node_events_namespaceObject.once)((0, external_node_http_.request)({ socketPath: toSocketPath(data) }).end(), "response");
        const [answer] = await answered.catch((error) => {
          if (error.code !== "ENOENT" && error.code !== "ECONNREFUSED")
            throw error;
          return [];
        });
        if (answer === void 0) {
          const env_2 = { stack: [], error: void 0, hasError: false };
          try {
            const database = __addDisposableResource(env_2, new external_node_sqlite_.DatabaseSync(data, { timeout: 1e4 }), false);
            try {
              (0, store_database.b)(database, "schema_version");
              return void await (0, external_node_sqlite_.backup)(database, part);
            } catch (cause) {
              throw new Error(`The ledger ${data} cannot be copied: ${(0, errors.bD)(cause)}.`, { cause });
            }
          } catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
          } finally {
            __disposeResources(env_2);
          }
        }
        if (answer.statusCode !== 200)
          throw new Error(`The service could not make the copy: ${await (0, consumers_namespaceObject.text)(answer)}.`);
        await (0, external_node_stream_promises_namespaceObject.pipeline)(answer, (0, external_node_fs_.createWriteStream)(part, { mode: 384 }));
      }
      var admin_keys = __nccwpck_require__2(1952);
      var external_node_https_ = __nccwpck_require__2(4708);
      var external_node_net_ = __nccwpck_require__2(7030);
      ;
      const defaultBounds = {
        /** Until TLS is agreed on, even while bytes keep coming. */
        handshake: 1e4,
        head: 1e4,
        request: 3e4,
        /** While an answer is not read to its end. */
        unread: 3e4,
        /** After a refusal that came before the request's end: a client reads no answer while it is still sending. */
        refused: 2e3,
        /** When the server stops: for requests that are coming in, for running ones, and then for idle connections. */
        coming: 250,
        running: 2e4,
        idle: 1e3
      };
      const maxPending = 16;
      async function listen(handle, port, options2 = {}) {
        const { address: address2 = "127.0.0.1", certificate, publicUrl, maxConnections } = options2;
        const bounds = { ...defaultBounds, ...options2.bounds };
        const { tlsServer, server, open } = createServers(bounds, certificate, maxConnections);
        server.listen(port, address2);
        await (0, external_node_events_namespaceObject.once)(server, "listening").catch((cause) => {
          throw new Error(`Port ${port} of ${address2} cannot be listened on: ${(0, errors.bD)(cause)}.`, { cause });
        });
        const { address: host, family, port: taken } = server.address();
        const url2 = `${certificate ? "https" : "http"}://${family === "IPv6" ? `[${host}]` : host}:${taken}`;
        const own2 = new URL(url2);
        const respond = async (incoming, outgoing) => {
          const { socket } = incoming;
          if (!takeRequest(open, socket, outgoing))
            return;
          const { status, headers, body } = await handle(toRequest(incoming, own2, publicUrl));
          outgoing.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
          outgoing.end(body);
          const unread = setTimeout(() => socket.destroy(), bounds.unread).unref();
          outgoing.once("close", () => clearTimeout(unread));
          if (incoming.complete)
            return;
          incoming.resume();
          setTimeout(() => incoming.complete || socket.destroy(), bounds.refused).unref();
        };
        server.on("request", (incoming, outgoing) => void respond(incoming, outgoing));
        server.on("checkExpectation", (incoming, outgoing) => void respond(incoming, outgoing));
        server.on("clientError", (error, socket) => {
          if (open.ready.has(socket) && socket.writable)
            void refuseMalformed(error, socket, handle, own2.href);
          else
            socket.destroy();
          setTimeout(() => socket.destroy(), bounds.refused).unref();
        });
        return {
          url: url2,
          renew: (next) => tlsServer?.setSecureContext({ ...next }),
          close: async () => await closeGently(server, open, bounds)
        };
      }
      const peerOf = ({ remoteAddress, remotePort }) => `${remoteAddress} ${remotePort}`;
      function keepUntilClosed(items, item) {
        items.add(item);
        item.once("close", () => items.delete(item));
      }
      function takeRequest({ pending, answers }, socket, answer) {
        const peer = peerOf(socket);
        const count = pending.get(peer) ?? 0;
        if (count >= maxPending) {
          socket.destroy();
          return false;
        }
        pending.set(peer, count + 1);
        keepUntilClosed(answers, answer);
        answer.once("close", () => {
          const left = (pending.get(peer) ?? 1) - 1;
          if (left > 0)
            pending.set(peer, left);
          else
            pending.delete(peer);
        });
        return true;
      }
      function makeRoom({ sockets, pending }) {
        const [oldest] = sockets;
        const left = [...sockets].find((socket) => !pending.has(peerOf(socket))) ?? oldest;
        if (left === void 0)
          return;
        left.destroy();
        sockets.delete(left);
      }
      function createServers({ handshake, head, request }, certificate, maxConnections = Infinity) {
        const options2 = {
          headersTimeout: head,
          requestTimeout: request,
          connectionsCheckingInterval: Math.min(1e3, head),
          requireHostHeader: false
        };
        const tlsServer = certificate && (0, external_node_https_.createServer)({ ...options2, ...certificate, handshakeTimeout: handshake });
        const server = tlsServer ?? (0, external_node_http_.createServer)(options2);
        const open = { sockets: /* @__PURE__ */ new Set(), ready: /* @__PURE__ */ new WeakSet(), pending: /* @__PURE__ */ new Map(), answers: /* @__PURE__ */ new Set() };
        server.on("connection", (socket) => {
          if (open.sockets.size >= maxConnections)
            makeRoom(open);
          keepUntilClosed(open.sockets, socket);
        });
        server.on(certificate ? "secureConnection" : "connection", (socket) => open.ready.add(socket));
        return { tlsServer, server, open };
      }
      const otherHttp = { statusCode: 505, message: "Speak HTTP/1.1." };
      const malformed = {
        HPE_PAUSED_H2_UPGRADE: otherHttp,
        HPE_INVALID_VERSION: otherHttp,
        HPE_HEADER_OVERFLOW: { statusCode: 431, message: "The request's headers are too large." },
        ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, message: "The request took too long." }
      };
      async function refuseMalformed({ code = "" }, socket, handle, url2) {
        const refusal = malformed[code] ?? { statusCode: 400, message: "The request is not HTTP/1.1." };
        const { status, headers, body } = await handle({ method: "", url: url2, headers: /* @__PURE__ */ new Map(), body: null, refusal });
        const fields = { ...headers, "content-length": Buffer.byteLength(body), connection: "close" };
        const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r
`);
        socket.end(`HTTP/1.1 ${status} ${external_node_http_.STATUS_CODES[status]}\r
${head.join("")}\r
${String(body)}`);
      }
      function toRequest(incoming, own2, publicUrl) {
        const { method = "GET", url: target = "/", headers } = incoming;
        const host = headers.host?.toLowerCase() ?? "";
        const isTls = own2.protocol === "https:";
        const { origin } = isTls && URL.parse(`https://${host}`) || own2;
        const isPublic = publicUrl !== void 0 && host === new URL(publicUrl).host;
        const loopbackNames = ["127.0.0.1", "localhost", "[::1]", own2.hostname];
        const isKnown = isTls || isPublic || loopbackNames.includes(host.replace(/:[0-9]{1,5}$/, ""));
        const isForwarded = Object.keys(headers).some((name) => /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/.test(name));
        const sender = incoming.socket.remoteAddress ?? "";
        const isHere = isLoopbackAddress(sender);
        const misdirected = {
          statusCode: 421,
          message: `Use ${publicUrl ?? own2.origin}: this service answers to no other name.`
        };
        return {
          method,
          url: origin + (target.startsWith("/") ? target : `/${target}`),
          headers: new Map(Object.entries(headers).map(([name, value]) => [name, String(value)])),
          body: incoming.iterator({ destroyOnReturn: false }),
          client: isHere && forwardedFor(headers) || sender,
          isRemote: isPublic || isForwarded || !isHere,
          refusal: /^1\.[01]$/.test(incoming.httpVersion) ? isKnown ? void 0 : misdirected : otherHttp
        };
      }
      function forwardedFor({ "x-forwarded-for": addresses2 }) {
        return addresses2 === void 0 ? void 0 : String(addresses2).split(",").at(-1)?.trim();
      }
      async function closeGently(server, { sockets, answers }, bounds) {
        const closed = (0, external_node_events_namespaceObject.once)(server, "close");
        server.prependListener("request", (_incoming, outgoing) => outgoing.setHeader("connection", "close"));
        await (0, promises_.setImmediate)();
        external_node_net_.Server.prototype.close.call(server);
        await (0, promises_.setTimeout)(bounds.coming);
        server.close();
        const destroyAll = () => sockets.forEach((socket) => socket.destroy());
        const deadline = setTimeout(destroyAll, bounds.running);
        await Promise.all([...answers].map((answer) => (0, external_node_events_namespaceObject.once)(answer, "close")));
        const silent = setTimeout(destroyAll, bounds.idle);
        await closed;
        clearTimeout(deadline);
        clearTimeout(silent);
      }
      function isLoopbackAddress(address2) {
        return /^(?:::ffff:)?127\.[0-9.]+$|^::1$/i.test(address2);
      }
      const ownDescriptors = 128;
      function readMaxConnections(limits = process.platform === "linux" ? (0, external_node_fs_.readFileSync)("/proc/self/limits", "utf8") : "") {
        const { soft = "1024" } = /^Max open files +(?<soft>[0-9]+|unlimited)/m.exec(limits)?.groups ?? {};
        return Math.max(16, Math.min(1e4, soft === "unlimited" ? Infinity : Number(soft) - ownDescriptors));
      }
      ;
      function assertEqual(val) {
        return val;
      }
      function assertNotEqual(val) {
        return val;
      }
      function toZod() {
        return (schema) => schema;
      }
      function assertIs(_arg) {
      }
      function assertNever(_x) {
        throw new Error("Unexpected value in exhaustive check");
      }
      function assert(_) {
      }
      function getEnumValues(entries) {
        const numericValues = Object.values(entries).filter((v) => typeof v === "number");
        const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
        return values;
      }
      function joinValues(array2, separator = "|") {
        return array2.map((val) => stringifyPrimitive(val)).join(separator);
      }
      function jsonStringifyReplacer(_, value) {
        if (typeof value === "bigint")
          return value.toString();
        return value;
      }
      class Cached {
        constructor(getter) {
          this._getter = getter;
          this._value = void 0;
        }
        get value() {
          const getter = this._getter;
          if (getter !== void 0) {
            this._value = getter();
            this._getter = void 0;
          }
          return this._value;
        }
      }
      function cached(getter) {
        return new Cached(getter);
      }
      function nullish(input) {
        return input === null || input === void 0;
      }
      function cleanRegex(source) {
        const start = source.startsWith("^") ? 1 : 0;
        const end = source.endsWith("$") ? source.length - 1 : source.length;
        return source.slice(start, end);
      }
      function floatSafeRemainder(val, step) {
        const ratio = val / step;
        const roundedRatio = Math.round(ratio);
        const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
        if (Math.abs(ratio - roundedRatio) < tolerance)
          return 0;
        return ratio - roundedRatio;
      }
      const EVALUATING = (
        /* unused pure expression or super */
        null
      );
      function defineLazy(object2, key, getter) {
        let value = void 0;
        Object.defineProperty(object2, key, {
          get() {
            if (value === EVALUATING) {
              return void 0;
            }
            if (value === void 0) {
              value = EVALUATING;
              value = getter();
            }
            return value;
          },
          set(v) {
            Object.defineProperty(object2, key, {
              value: v
              // configurable: true,
            });
          },
          configurable: true
        });
      }
      function objectClone(obj) {
        return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
      }
      function assignProp(target, prop, value) {
        Object.defineProperty(target, prop, {
          value,
          writable: true,
          enumerable: true,
          configurable: true
        });
      }
      function rawShape(def) {
        const desc = Object.getOwnPropertyDescriptor(def, "shape");
        return desc?.get ? desc.get.raw : desc?.value;
      }
      function sourceShape(schema) {
        return rawShape(schema._zod.def) ?? schema._zod.def.shape;
      }
      function deferProp(target, key, getter) {
        Object.defineProperty(target, key, {
          get() {
            const value = getter();
            assignProp(this, key, value);
            return value;
          },
          enumerable: true,
          configurable: true
        });
      }
      function putProp(target, key, value) {
        if (key in target)
          assignProp(target, key, value);
        else
          target[key] = value;
      }
      function mirrorShape(target, source, keys, wrap) {
        const raw = sourceShape(source);
        for (const key of keys) {
          const desc = Object.getOwnPropertyDescriptor(raw, key);
          if (!desc.enumerable)
            continue;
          if (desc.get) {
            deferProp(target, key, () => {
              const value = source._zod.def.shape[key];
              return wrap ? wrap(value, key) : value;
            });
          } else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
        }
      }
      function mirrorProps(target, source) {
        for (const key of Reflect.ownKeys(source)) {
          const desc = Object.getOwnPropertyDescriptor(source, key);
          if (!desc.enumerable)
            continue;
          if (desc.get)
            deferProp(target, key, () => source[key]);
          else
            putProp(target, key, desc.value);
        }
      }
      function mergeDefs(...defs) {
        const mergedDescriptors = {};
        for (const def of defs) {
          const descriptors = Object.getOwnPropertyDescriptors(def);
          Object.assign(mergedDescriptors, descriptors);
        }
        return Object.defineProperties({}, mergedDescriptors);
      }
      function cloneDef(schema) {
        return mergeDefs(schema._zod.def);
      }
      function getElementAtPath(obj, path) {
        if (!path)
          return obj;
        return path.reduce((acc, key) => acc?.[key], obj);
      }
      function promiseAllObject(promisesObj) {
        const keys = Object.keys(promisesObj);
        const promises = keys.map((key) => promisesObj[key]);
        return Promise.all(promises).then((results) => {
          const resolvedObj = {};
          for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
          }
          return resolvedObj;
        });
      }
      function randomString(length = 10) {
        const chars = "abcdefghijklmnopqrstuvwxyz";
        let str = "";
        for (let i = 0; i < length; i++) {
          str += chars[Math.floor(Math.random() * chars.length)];
        }
        return str;
      }
      function esc(str) {
        return JSON.stringify(str);
      }
      function slugify(input) {
        return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
      }
      const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
      };
      function util_isObject(data) {
        return typeof data === "object" && data !== null && !Array.isArray(data);
      }
      const allowsEval = (
        /* unused pure expression or super */
        null
      );
      function isPlainObject(o) {
        if (util_isObject(o) === false)
          return false;
        const ctor = o.constructor;
        if (ctor === void 0)
          return true;
        if (typeof ctor !== "function")
          return true;
        const prot = ctor.prototype;
        if (util_isObject(prot) === false)
          return false;
        if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
          return false;
        }
        return true;
      }
      function shallowClone(o) {
        if (isPlainObject(o))
          return { ...o };
        if (Array.isArray(o))
          return [...o];
        if (o instanceof Map)
          return new Map(o);
        if (o instanceof Set)
          return new Set(o);
        return o;
      }
      function numKeys(data) {
        let keyCount = 0;
        for (const key in data) {
          if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
          }
        }
        return keyCount;
      }
      const getParsedType = (data) => {
        const t = typeof data;
        switch (t) {
          case "undefined":
            return "undefined";
          case "string":
            return "string";
          case "number":
            return Number.isNaN(data) ? "nan" : "number";
          case "boolean":
            return "boolean";
          case "function":
            return "function";
          case "bigint":
            return "bigint";
          case "symbol":
            return "symbol";
          case "object":
            if (Array.isArray(data)) {
              return "array";
            }
            if (data === null) {
              return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
              return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
              return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
              return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
              return "date";
            }
            if (typeof File !== "undefined" && data instanceof File) {
              return "file";
            }
            return "object";
          default:
            throw new Error(`Unknown data type: ${t}`);
        }
      };
      const propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
      const primitiveTypes = /* @__PURE__ */ new Set([
        "string",
        "number",
        "bigint",
        "boolean",
        "symbol",
        "undefined"
      ]);
      function escapeRegex(str) {
        return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      }
      function clone(inst, def, params) {
        const cl = new inst._zod.constr(def ?? inst._zod.def);
        if (!def || params?.parent)
          cl._zod.parent = inst;
        return cl;
      }
      function normalizeParams(_params) {
        const params = _params;
        if (!params)
          return {};
        if (typeof params === "string")
          return { error: () => params };
        if (params?.message !== void 0) {
          if (params?.error !== void 0)
            throw new Error("Cannot specify both `message` and `error` params");
          params.error = params.message;
        }
        delete params.message;
        if (typeof params.error === "string")
          return { ...params, error: () => params.error };
        return params;
      }
      function createTransparentProxy(getter) {
        let target;
        return new Proxy({}, {
          get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
          },
          set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
          },
          has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
          },
          deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
          },
          ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
          },
          getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
          },
          defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
          }
        });
      }
      function stringifyPrimitive(value) {
        if (typeof value === "bigint")
          return value.toString() + "n";
        if (typeof value === "string")
          return `"${value}"`;
        return `${value}`;
      }
      function optionalKeys(shape) {
        return Object.keys(shape).filter((k) => {
          return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
        });
      }
      const NUMBER_FORMAT_RANGES = /* @__PURE__ */ (() => ({
        safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
        int32: [-2147483648, 2147483647],
        uint32: [0, 4294967295],
        float32: [-34028234663852886e22, 34028234663852886e22],
        float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
      }))();
      const BIGINT_FORMAT_RANGES = {
        int64: [/* @__PURE__ */ BigInt("-9223372036854775808"), /* @__PURE__ */ BigInt("9223372036854775807")],
        uint64: [/* @__PURE__ */ BigInt(0), /* @__PURE__ */ BigInt("18446744073709551615")]
      };
      function pick(schema, mask) {
        const currDef = schema._zod.def;
        const checks2 = currDef.checks;
        const hasChecks = checks2 && checks2.length > 0;
        if (hasChecks) {
          throw new Error(".pick() cannot be used on object schemas containing refinements");
        }
        const newShape = {};
        mirrorShape(newShape, schema, maskedKeys(schema, mask));
        return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
      }
      function maskedKeys(schema, mask) {
        const raw = sourceShape(schema);
        const keys = [];
        for (const key of Reflect.ownKeys(mask)) {
          if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
          }
          if (mask[key])
            keys.push(key);
        }
        return keys;
      }
      function omit(schema, mask) {
        const currDef = schema._zod.def;
        const checks2 = currDef.checks;
        const hasChecks = checks2 && checks2.length > 0;
        if (hasChecks) {
          throw new Error(".omit() cannot be used on object schemas containing refinements");
        }
        const omitted = new Set(maskedKeys(schema, mask));
        const newShape = {};
        mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
        return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
      }
      function extend(schema, shape) {
        if (!isPlainObject(shape)) {
          throw new Error("Invalid input to extend: expected a plain object");
        }
        const checks2 = schema._zod.def.checks;
        const hasChecks = checks2 && checks2.length > 0;
        if (hasChecks) {
          const existingShape = sourceShape(schema);
          for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) {
              throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
          }
        }
        return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
      }
      function extended(schema, shape) {
        const newShape = {};
        mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
        mirrorProps(newShape, shape);
        return newShape;
      }
      function safeExtend(schema, shape) {
        if (!isPlainObject(shape)) {
          throw new Error("Invalid input to safeExtend: expected a plain object");
        }
        return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
      }
      function merge(a, b) {
        if (!b?._zod?.def) {
          throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
        }
        if (a._zod.def.checks?.length) {
          throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
        }
        const newShape = {};
        mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
        mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
        const def = mergeDefs(a._zod.def, {
          shape: newShape,
          get catchall() {
            return b._zod.def.catchall;
          },
          checks: b._zod.def.checks ?? []
        });
        return clone(a, def);
      }
      function partial(Class2, schema, mask, name = "partial") {
        const currDef = schema._zod.def;
        const checks2 = currDef.checks;
        const hasChecks = checks2 && checks2.length > 0;
        if (hasChecks) {
          throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
        }
        const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
        const newShape = {};
        mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class2 && ((value, key) => selected && !selected.has(key) ? value : new Class2({ type: "optional", innerType: value })));
        return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
      }
      function required(Class2, schema, mask) {
        const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
        const newShape = {};
        mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => (
          // overwrite with non-optional
          selected && !selected.has(key) ? value : new Class2({ type: "nonoptional", innerType: value })
        ));
        return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
      }
      function aborted(x, startIndex = 0) {
        if (x.aborted === true)
          return true;
        for (let i = startIndex; i < x.issues.length; i++) {
          if (x.issues[i]?.continue !== true) {
            return true;
          }
        }
        return false;
      }
      function explicitlyAborted(x, startIndex = 0) {
        if (x.aborted === true)
          return true;
        for (let i = startIndex; i < x.issues.length; i++) {
          if (x.issues[i]?.continue === false) {
            return true;
          }
        }
        return false;
      }
      function prefixIssues(path, issues) {
        return issues.map((iss) => {
          var _a2;
          (_a2 = iss).path ?? (_a2.path = []);
          iss.path.unshift(path);
          return iss;
        });
      }
      function unwrapMessage(message) {
        return typeof message === "string" ? message : message?.message;
      }
      function sizeCaps(defChecks) {
        const caps = [];
        for (const ch of defChecks ?? []) {
          const d = ch._zod.def;
          if (!/_(length|size)$|_equals$/.test(d.check))
            break;
          const max = d.maximum ?? d.length ?? d.size;
          if (max >= 0)
            caps.push([max, ch]);
        }
        return caps;
      }
      function attachSchema(issues, start, inst) {
        var _a2;
        for (let i = start; i < issues.length; i++) {
          (_a2 = issues[i]).schema ?? (_a2.schema = inst);
        }
      }
      function finalizeIssue(iss, ctx, config2) {
        var _a2;
        const traits = iss.inst?._zod?.traits;
        if (traits?.has("$ZodType")) {
          if (traits.has("$ZodCheck"))
            (_a2 = iss).schema ?? (_a2.schema = iss.inst);
          else
            iss.schema = iss.inst;
        }
        const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
        const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config2.customError?.(iss)) ?? unwrapMessage(config2.localeError?.(iss)) ?? "Invalid input";
        const full = {};
        for (const k of Object.keys(iss)) {
          if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
          full[k] = iss[k];
        }
        full.path ?? (full.path = []);
        full.message = message;
        if (ctx?.reportInput) {
          full.input = iss.input;
        }
        return full;
      }
      function getSizableOrigin(input) {
        if (input instanceof Set)
          return "set";
        if (input instanceof Map)
          return "map";
        if (input instanceof File)
          return "file";
        return "unknown";
      }
      const highSurrogate = /[\uD800-\uDBFF]/;
      function codePointLength(str) {
        const units = str.length;
        if (!highSurrogate.test(str))
          return units;
        let count = units;
        for (let i = 0; i < units - 1; i++) {
          if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
            count--;
            i++;
          }
        }
        return count;
      }
      function getLengthableOrigin(input) {
        if (Array.isArray(input))
          return "array";
        if (typeof input === "string")
          return "string";
        return "unknown";
      }
      function parsedType(data) {
        const t = typeof data;
        switch (t) {
          case "number": {
            return Number.isNaN(data) ? "nan" : "number";
          }
          case "object": {
            if (data === null) {
              return "null";
            }
            if (Array.isArray(data)) {
              return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
              return obj.constructor.name;
            }
          }
        }
        return t;
      }
      function issue(...args) {
        const [iss, input, inst] = args;
        if (typeof iss === "string") {
          return {
            message: iss,
            code: "custom",
            input,
            inst
          };
        }
        return { ...iss };
      }
      function cleanEnum(obj) {
        return Object.entries(obj).filter(([k, _]) => {
          return Number.isNaN(Number.parseInt(k, 10));
        }).map((el) => el[1]);
      }
      function base64ToUint8Array(base642) {
        const binaryString = atob(base642);
        const bytes = new Uint8Array(binaryString.length);
        for (let i = 0; i < binaryString.length; i++) {
          bytes[i] = binaryString.charCodeAt(i);
        }
        return bytes;
      }
      function uint8ArrayToBase64(bytes) {
        let binaryString = "";
        for (let i = 0; i < bytes.length; i++) {
          binaryString += String.fromCharCode(bytes[i]);
        }
        return btoa(binaryString);
      }
      function base64urlToUint8Array(base64url2) {
        const base642 = base64url2.replace(/-/g, "+").replace(/_/g, "/");
        const padding = "=".repeat((4 - base642.length % 4) % 4);
        return base64ToUint8Array(base642 + padding);
      }
      function uint8ArrayToBase64url(bytes) {
        return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
      }
      function hexToUint8Array(hex2) {
        const cleanHex = hex2.replace(/^0x/, "");
        if (cleanHex.length % 2 !== 0) {
          throw new Error("Invalid hex string length");
        }
        const bytes = new Uint8Array(cleanHex.length / 2);
        for (let i = 0; i < cleanHex.length; i += 2) {
          bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
        }
        return bytes;
      }
      function uint8ArrayToHex(bytes) {
        return Array.from(bytes).map((b) => b.toString(16).padStart(2, "0")).join("");
      }
      class Class {
        constructor(..._args) {
        }
      }
      function util_members(proto, table) {
        for (const key in table) {
          const desc = Object.getOwnPropertyDescriptor(table, key);
          if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
          else
            defineBound(proto, key, desc.value);
        }
      }
      function own(inst, key, value, enumerable = true) {
        Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
        return value;
      }
      function hide(inst, key, value) {
        return own(inst, key, value, false);
      }
      function derived(computes, table) {
        for (const key in computes) {
          const compute = computes[key];
          Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
              return own(this, key, compute(this));
            },
            set(value) {
              own(this, key, value);
            }
          });
        }
        return table;
      }
      function defineBound(proto, key, fn) {
        Object.defineProperty(proto, key, {
          configurable: true,
          get() {
            return this == null ? fn : own(this, key, fn.bind(this));
          },
          set(value) {
            own(this, key, value);
          }
        });
      }
      function claim(inst, sentinel) {
        const proto = Object.getPrototypeOf(inst);
        return sentinel in proto ? void 0 : proto;
      }
      let installing;
      let broke = false;
      const breaker = {
        configurable: true,
        get() {
          broke = true;
          return void 0;
        }
      };
      function defineLazyInternal(inst, key, compute) {
        const proto = Object.getPrototypeOf(inst._zod);
        if (key in proto && installing !== inst._zod) {
          installing = void 0;
          return;
        }
        installing = inst._zod;
        Object.defineProperty(proto, key, {
          configurable: true,
          get() {
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
              const value = compute(this);
              if (broke)
                delete this[key];
              else
                Object.defineProperty(this, key, { configurable: true, writable: true, value });
              broke = broke || outer;
              return value;
            } catch (err) {
              delete this[key];
              broke = broke || outer;
              throw err;
            }
          },
          set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
          }
        });
      }
      function installLazyProp(inst, key, make, enumerable) {
        const proto = claim(inst, key);
        if (!proto)
          return;
        Object.defineProperty(proto, key, {
          configurable: true,
          get() {
            const desc = { configurable: true, writable: true, enumerable, value: void 0 };
            Object.defineProperty(this, key, desc);
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
          },
          set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
          }
        });
      }
      const CONSTANT_CATCH = "~constantCatch";
      function constantCatch(value) {
        const fn = () => value;
        fn[CONSTANT_CATCH] = true;
        return fn;
      }
      ;
      var _a;
      const NEVER = /* @__PURE__ */ Object.freeze({
        status: "aborted"
      });
      const _zodDesc = { value: void 0, enumerable: false };
      let _E = "captureStackTrace" in Error ? Error : null;
      function newError(Definition) {
        const E = _E;
        if (E) {
          const saved = E.stackTraceLimit;
          if (typeof saved === "number") {
            try {
              E.stackTraceLimit = 0;
            } catch {
              _E = null;
              return new Definition();
            }
            try {
              return new Definition();
            } finally {
              E.stackTraceLimit = saved;
            }
          }
        }
        return new Definition();
      }
      function $constructor(name, initializer2, proto, params) {
        const zodProto = {};
        function Internals(def) {
          this.def = def;
          this.constr = _;
          this.traits = /* @__PURE__ */ new Set();
        }
        Internals.prototype = zodProto;
        const protoMembers = proto;
        const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
        function init(inst, def) {
          if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
              Object.defineProperty(inst, "_zod", _zodDesc);
            } finally {
              _zodDesc.value = void 0;
            }
          } else if (inst._zod.traits.has(name)) {
            return;
          }
          inst._zod.traits.add(name);
          initializer2(inst, def);
          if (initialized) {
            const own2 = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own2;
            while (up && up !== ctorProto)
              up = Object.getPrototypeOf(up);
            const target = up ?? own2;
            if (!initialized.has(target)) {
              initialized.add(target);
              util_members(target, protoMembers);
            }
          }
          const proto2 = _.prototype;
          for (const k in proto2) {
            if (!Object.prototype.hasOwnProperty.call(proto2, k))
              continue;
            if (!(k in inst)) {
              inst[k] = proto2[k].bind(inst);
            }
          }
        }
        const Parent = params?.Parent ?? Object;
        class Definition extends Parent {
        }
        Object.defineProperty(Definition, "name", { value: name });
        function _(def) {
          const inst = params?.Parent ? newError(Definition) : this;
          init(inst, def);
          const deferred = inst._zod.deferred;
          if (deferred) {
            for (const fn of deferred) {
              fn();
            }
            inst._zod.deferred = void 0;
          }
          const pp = globalThis.__zod_globalConfig?.postProcessor;
          if (pp)
            pp(inst);
          return inst;
        }
        Object.defineProperty(_, "init", { value: init });
        Object.defineProperty(_, Symbol.hasInstance, {
          value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
              return true;
            return inst?._zod?.traits?.has(name);
          }
        });
        Object.defineProperty(_, "name", { value: name });
        return _;
      }
      const $brand = (
        /* unused pure expression or super */
        null
      );
      class $ZodAsyncError extends Error {
        constructor() {
          super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
        }
      }
      class $ZodEncodeError extends Error {
        constructor(name) {
          super(`Encountered unidirectional transform during encode: ${name}`);
          this.name = "ZodEncodeError";
        }
      }
      (_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
      const core_globalConfig = globalThis.__zod_globalConfig;
      function config(newConfig) {
        if (newConfig)
          Object.assign(core_globalConfig, newConfig);
        return core_globalConfig;
      }
      ;
      const $ZodCheck = /* @__PURE__ */ $constructor("$ZodCheck", (inst, def) => {
        var _a2;
        inst._zod ?? (inst._zod = {});
        inst._zod.def = def;
        (_a2 = inst._zod).onattach ?? (_a2.onattach = []);
      });
      const _whenHasSize = (payload) => {
        const val = payload.value;
        return !util.nullish(val) && val.size !== void 0;
      };
      const _whenHasLength = (payload) => {
        const val = payload.value;
        return !nullish(val) && val.length !== void 0;
      };
      const numericOriginMap = {
        number: "number",
        bigint: "bigint",
        object: "date"
      };
      const $ZodCheckLessThan = /* @__PURE__ */ $constructor("$ZodCheckLessThan", (inst, def) => {
        $ZodCheck.init(inst, def);
        const origin = numericOriginMap[typeof def.value];
        inst._zod.check = (payload) => {
          if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
          }
          payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort
          });
        };
      });
      const $ZodCheckGreaterThan = /* @__PURE__ */ $constructor("$ZodCheckGreaterThan", (inst, def) => {
        $ZodCheck.init(inst, def);
        const origin = numericOriginMap[typeof def.value];
        inst._zod.check = (payload) => {
          if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
          }
          payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort
          });
        };
      });
      const $ZodCheckMultipleOf = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckNumberFormat = /* @__PURE__ */ $constructor("$ZodCheckNumberFormat", (inst, def) => {
        $ZodCheck.init(inst, def);
        def.format = def.format || "float64";
        const isInt = def.format?.includes("int");
        const origin = isInt ? "int" : "number";
        const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
        inst._zod.check = (payload) => {
          const input = payload.value;
          if (isInt) {
            if (!Number.isInteger(input)) {
              payload.issues.push({
                expected: origin,
                format: def.format,
                code: "invalid_type",
                continue: false,
                input,
                inst
              });
              return;
            }
            if (!Number.isSafeInteger(input)) {
              if (input > 0) {
                payload.issues.push({
                  input,
                  code: "too_big",
                  maximum: Number.MAX_SAFE_INTEGER,
                  note: "Integers must be within the safe integer range.",
                  inst,
                  origin,
                  inclusive: true,
                  continue: !def.abort
                });
              } else {
                payload.issues.push({
                  input,
                  code: "too_small",
                  minimum: Number.MIN_SAFE_INTEGER,
                  note: "Integers must be within the safe integer range.",
                  inst,
                  origin,
                  inclusive: true,
                  continue: !def.abort
                });
              }
              return;
            }
          }
          if (input < minimum) {
            payload.issues.push({
              origin: "number",
              input,
              code: "too_small",
              minimum,
              inclusive: true,
              inst,
              continue: !def.abort
            });
          }
          if (input > maximum) {
            payload.issues.push({
              origin: "number",
              input,
              code: "too_big",
              maximum,
              inclusive: true,
              inst,
              continue: !def.abort
            });
          }
        };
      });
      const $ZodCheckBigIntFormat = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckMaxSize = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckMinSize = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckSizeEquals = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckMaxLength = /* @__PURE__ */ $constructor("$ZodCheckMaxLength", (inst, def) => {
        var _a2;
        $ZodCheck.init(inst, def);
        (_a2 = inst._zod.def).when ?? (_a2.when = _whenHasLength);
        inst._zod.check = (payload) => {
          const input = payload.value;
          const units = input.length;
          const length = typeof input === "string" && units > def.maximum ? codePointLength(input) : units;
          if (length <= def.maximum)
            return;
          const origin = getLengthableOrigin(input);
          payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort
          });
        };
      });
      const $ZodCheckMinLength = /* @__PURE__ */ $constructor("$ZodCheckMinLength", (inst, def) => {
        var _a2;
        $ZodCheck.init(inst, def);
        (_a2 = inst._zod.def).when ?? (_a2.when = _whenHasLength);
        inst._zod.check = (payload) => {
          const input = payload.value;
          const units = input.length;
          const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units;
          if (length >= def.minimum)
            return;
          const origin = getLengthableOrigin(input);
          payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort
          });
        };
      });
      const $ZodCheckLengthEquals = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckStringFormat = /* @__PURE__ */ $constructor("$ZodCheckStringFormat", (inst, def) => {
        var _a2, _b;
        $ZodCheck.init(inst, def);
        if (def.pattern)
          (_a2 = inst._zod).check ?? (_a2.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
              return;
            payload.issues.push({
              origin: "string",
              code: "invalid_format",
              format: def.format,
              input: payload.value,
              ...def.pattern ? { pattern: def.pattern.toString() } : {},
              inst,
              continue: !def.abort
            });
          });
        else
          (_b = inst._zod).check ?? (_b.check = () => {
          });
      });
      const $ZodCheckRegex = /* @__PURE__ */ $constructor("$ZodCheckRegex", (inst, def) => {
        $ZodCheckStringFormat.init(inst, def);
        inst._zod.check = (payload) => {
          def.pattern.lastIndex = 0;
          if (def.pattern.test(payload.value))
            return;
          payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort
          });
        };
      });
      const $ZodCheckLowerCase = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckUpperCase = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckIncludes = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckStartsWith = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckEndsWith = (
        /* unused pure expression or super */
        null
      );
      function handleCheckPropertyResult(result, payload, property) {
        if (result.issues.length) {
          payload.issues.push(...util.prefixIssues(property, result.issues));
        }
      }
      const $ZodCheckProperty = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckProperties = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckMimeType = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckOverwrite = (
        /* unused pure expression or super */
        null
      );
      ;
      const cuid = /^[cC][0-9a-z]{6,}$/;
      const cuid2 = /^[0-9a-z]+$/;
      const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
      const xid = /^[0-9a-vA-V]{20}$/;
      const ksuid = /^[A-Za-z0-9]{27}$/;
      const nanoid = /^[a-zA-Z0-9_-]{21}$/;
      function nanoidOfLength(length) {
        return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
      }
      const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
      const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
      const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
      const uuid = (version2) => {
        if (!version2)
          return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
        return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version2}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
      };
      const uuid4 = (
        /* unused pure expression or super */
        null
      );
      const uuid6 = (
        /* unused pure expression or super */
        null
      );
      const uuid7 = (
        /* unused pure expression or super */
        null
      );
      const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
      const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
      const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
      const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
      const idnEmail = (
        /* unused pure expression or super */
        null
      );
      const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
      const _emoji = (
        /* unused pure expression or super */
        null
      );
      function emoji() {
        return new RegExp(_emoji, "u");
      }
      const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
      const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
      const mac = (delimiter) => {
        const escapedDelim = util.escapeRegex(delimiter ?? ":");
        return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
      };
      const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
      const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
      const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
      const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
      const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
      const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
      const httpProtocol = /^https?$/;
      const e164 = /^\+[1-9]\d{6,14}$/;
      const creditCard = /^\d(?:[ -]?\d){11,18}$/;
      const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
      const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
      const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
      function regexes_anchor(source) {
        return new RegExp(`^${source}$`);
      }
      const date = (
        /* unused pure expression or super */
        null
      );
      function timeSource(args) {
        const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
        const regex = typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
        return regex;
      }
      function time(args) {
        return new RegExp(`^${timeSource(args)}$`);
      }
      function datetime(args) {
        const opts = ["Z"];
        if (args.offset)
          opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
        const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
        const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
        return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
      }
      const anyString = /^[\s\S]{0,}$/;
      const string = (params) => {
        const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
        return new RegExp(`^${regex}$`);
      };
      const bigint = /^-?\d+n?$/;
      const integer = /^-?\d+$/;
      const number = /^-?\d+(?:\.\d+)?$/;
      const regexes_boolean = /^(?:true|false)$/i;
      const _null = /^null$/i;
      const _undefined = /^undefined$/i;
      const lowercase = /^[^A-Z]*$/;
      const uppercase = /^[^a-z]*$/;
      const hex = /^[0-9a-fA-F]*$/;
      function fixedBase64(bodyLength, padding) {
        return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
      }
      function fixedBase64url(length) {
        return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
      }
      const md5_hex = /^[0-9a-fA-F]{32}$/;
      const md5_base64 = (
        /* unused pure expression or super */
        null
      );
      const md5_base64url = (
        /* unused pure expression or super */
        null
      );
      const sha1_hex = /^[0-9a-fA-F]{40}$/;
      const sha1_base64 = (
        /* unused pure expression or super */
        null
      );
      const sha1_base64url = (
        /* unused pure expression or super */
        null
      );
      const sha256_hex = /^[0-9a-fA-F]{64}$/;
      const sha256_base64 = (
        /* unused pure expression or super */
        null
      );
      const sha256_base64url = (
        /* unused pure expression or super */
        null
      );
      const sha384_hex = /^[0-9a-fA-F]{96}$/;
      const sha384_base64 = (
        /* unused pure expression or super */
        null
      );
      const sha384_base64url = (
        /* unused pure expression or super */
        null
      );
      const sha512_hex = /^[0-9a-fA-F]{128}$/;
      const sha512_base64 = (
        /* unused pure expression or super */
        null
      );
      const sha512_base64url = (
        /* unused pure expression or super */
        null
      );
      ;
      const version = {
        major: 4,
        minor: 6,
        patch: 7
      };
      ;
      const $ZodType = /* @__PURE__ */ $constructor("$ZodType", (inst, def) => {
        var _a2;
        inst ?? (inst = {});
        inst._zod.def = def;
        inst._zod.bag = inst._zod.bag || {};
        inst._zod.version = version;
        const defChecks = inst._zod.def.checks;
        const checks2 = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
        for (const ch of checks2) {
          for (const fn of ch._zod.onattach) {
            fn(inst);
          }
        }
        if (checks2.length === 0) {
          (_a2 = inst._zod).deferred ?? (_a2.deferred = []);
          inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
          });
        } else {
          const runChecks = (payload, checks3, ctx) => {
            if (payload.memo)
              return payload;
            let isAborted = aborted(payload);
            let asyncResult;
            for (const ch of checks3) {
              if (ch._zod.def.when) {
                if (explicitlyAborted(payload))
                  continue;
                const shouldRun = ch._zod.def.when(payload);
                if (!shouldRun)
                  continue;
              } else if (isAborted) {
                continue;
              }
              const currLen = payload.issues.length;
              const _ = ch._zod.check(payload);
              if (_ instanceof Promise && ctx?.async === false) {
                throw new $ZodAsyncError();
              }
              if (asyncResult || _ instanceof Promise) {
                asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                  await _;
                  const nextLen = payload.issues.length;
                  if (nextLen === currLen)
                    return;
                  attachSchema(payload.issues, currLen, inst);
                  if (!isAborted)
                    isAborted = aborted(payload, currLen);
                });
              } else {
                const nextLen = payload.issues.length;
                if (nextLen === currLen)
                  continue;
                attachSchema(payload.issues, currLen, inst);
                if (!isAborted)
                  isAborted = aborted(payload, currLen);
              }
            }
            if (asyncResult) {
              return asyncResult.then(() => {
                return payload;
              });
            }
            return payload;
          };
          const handleCanaryResult = (canary, payload, ctx) => {
            if (aborted(canary)) {
              canary.aborted = true;
              return canary;
            }
            const checkResult = runChecks(payload, checks2, ctx);
            if (checkResult instanceof Promise) {
              if (ctx.async === false)
                throw new $ZodAsyncError();
              return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
          };
          inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
              return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
              const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
              if (canary instanceof Promise) {
                return canary.then((canary2) => {
                  return handleCanaryResult(canary2, payload, ctx);
                });
              }
              return handleCanaryResult(canary, payload, ctx);
            }
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
              if (ctx.async === false)
                throw new $ZodAsyncError();
              return result.then((result2) => runChecks(result2, checks2, ctx));
            }
            return runChecks(result, checks2, ctx);
          };
        }
      }, {
        // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
        get "~standard"() {
          return hide(this, "~standard", standardProps(this));
        },
        set "~standard"(value) {
          own(this, "~standard", value);
        }
      });
      const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
      async function validateAsync(inst, value) {
        const ctx = { async: true };
        return toStandardResult(await inst._zod.run({ value, issues: [] }, ctx), ctx);
      }
      function standardProps(inst) {
        return {
          validate: (value) => {
            const ctx = { async: false };
            try {
              const r = inst._zod.run({ value, issues: [] }, ctx);
              if (!(r instanceof Promise))
                return toStandardResult(r, ctx);
            } catch (_) {
            }
            return validateAsync(inst, value);
          },
          vendor: "zod",
          version: 1
        };
      }
      const $ZodString = /* @__PURE__ */ $constructor("$ZodString", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.pattern = def.pattern ?? anyString;
        inst._zod.parse = (payload, _) => {
          if (def.coerce)
            try {
              payload.value = String(payload.value);
            } catch (_2) {
            }
          if (typeof payload.value === "string")
            return payload;
          payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst
          });
          return payload;
        };
      });
      const $ZodStringFormat = /* @__PURE__ */ $constructor("$ZodStringFormat", (inst, def) => {
        $ZodCheckStringFormat.init(inst, def);
        $ZodString.init(inst, def);
      });
      const $ZodGUID = (
        /* unused pure expression or super */
        null
      );
      const $ZodUUID = (
        /* unused pure expression or super */
        null
      );
      const $ZodEmail = (
        /* unused pure expression or super */
        null
      );
      const URL_BAD_FORMAT = 1;
      const URL_UNPARSEABLE = 2;
      function canParseURL(input) {
        try {
          if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
          new URL(input);
          return true;
        } catch {
          return false;
        }
      }
      function validateURL(trimmed, def) {
        if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
          return canParseURL(trimmed) || URL_UNPARSEABLE;
        }
        return parseURLObject(trimmed, def);
      }
      function parseURLObject(trimmed, def) {
        if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
          return URL_BAD_FORMAT;
        }
        try {
          if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
              return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
          }
          return new URL(trimmed);
        } catch {
          return URL_UNPARSEABLE;
        }
      }
      const asciiTabOrNewline = /[\t\n\r]/g;
      function stripTabAndNewline(value) {
        return value.replace(asciiTabOrNewline, "");
      }
      function urlHostnameOk(url2, hostname2) {
        hostname2.lastIndex = 0;
        return hostname2.test(url2.hostname);
      }
      function urlProtocolOk(url2, protocol) {
        protocol.lastIndex = 0;
        return protocol.test(url2.protocol.endsWith(":") ? url2.protocol.slice(0, -1) : url2.protocol);
      }
      const $ZodURL = /* @__PURE__ */ $constructor("$ZodURL", (inst, def) => {
        $ZodStringFormat.init(inst, def);
        inst._zod.check = (payload) => {
          try {
            const trimmed = payload.value.trim();
            const url2 = validateURL(trimmed, def);
            if (url2 === URL_BAD_FORMAT) {
              payload.issues.push({
                code: "invalid_format",
                format: "url",
                note: "Invalid URL format",
                input: payload.value,
                inst,
                continue: !def.abort
              });
              return;
            }
            if (url2 === URL_UNPARSEABLE) {
              payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort
              });
              return;
            }
            if (url2 === true) {
              payload.value = stripTabAndNewline(trimmed);
              return;
            }
            if (def.hostname && !urlHostnameOk(url2, def.hostname)) {
              payload.issues.push({
                code: "invalid_format",
                format: "url",
                note: "Invalid hostname",
                pattern: def.hostname.source,
                input: payload.value,
                inst,
                continue: !def.abort
              });
            }
            if (def.protocol && !urlProtocolOk(url2, def.protocol)) {
              payload.issues.push({
                code: "invalid_format",
                format: "url",
                note: "Invalid protocol",
                pattern: def.protocol.source,
                input: payload.value,
                inst,
                continue: !def.abort
              });
            }
            payload.value = def.normalize ? url2.href : stripTabAndNewline(trimmed);
            return;
          } catch (_) {
            payload.issues.push({
              code: "invalid_format",
              format: "url",
              input: payload.value,
              inst,
              continue: !def.abort
            });
          }
        };
      });
      const $ZodEmoji = (
        /* unused pure expression or super */
        null
      );
      const $ZodNanoID = (
        /* unused pure expression or super */
        null
      );
      const $ZodCUID = (
        /* unused pure expression or super */
        null
      );
      const $ZodCUID2 = (
        /* unused pure expression or super */
        null
      );
      const $ZodULID = (
        /* unused pure expression or super */
        null
      );
      const $ZodXID = (
        /* unused pure expression or super */
        null
      );
      const $ZodKSUID = (
        /* unused pure expression or super */
        null
      );
      const $ZodISODateTime = /* @__PURE__ */ $constructor("$ZodISODateTime", (inst, def) => {
        def.pattern ?? (def.pattern = datetime(def));
        $ZodStringFormat.init(inst, def);
      });
      const $ZodISODate = (
        /* unused pure expression or super */
        null
      );
      const $ZodISOTime = (
        /* unused pure expression or super */
        null
      );
      const $ZodISODuration = (
        /* unused pure expression or super */
        null
      );
      const $ZodIPv4 = (
        /* unused pure expression or super */
        null
      );
      const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
      function isValidIPv6(value) {
        if (!ipv6Alphabet.test(value))
          return false;
        return canParseURL(`http://[${value}]`);
      }
      const $ZodIPv6 = (
        /* unused pure expression or super */
        null
      );
      const $ZodMAC = (
        /* unused pure expression or super */
        null
      );
      const $ZodCIDRv4 = (
        /* unused pure expression or super */
        null
      );
      function isValidCIDRv6(value) {
        const parts = value.split("/");
        if (parts.length !== 2)
          return false;
        const [address2, prefix] = parts;
        if (!prefix)
          return false;
        const prefixNum = Number(prefix);
        if (`${prefixNum}` !== prefix)
          return false;
        if (prefixNum < 0 || prefixNum > 128)
          return false;
        return isValidIPv6(address2);
      }
      const $ZodCIDRv6 = (
        /* unused pure expression or super */
        null
      );
      function isValidBase64(data) {
        if (data === "")
          return true;
        if (/\s/.test(data))
          return false;
        if (data.length % 4 !== 0)
          return false;
        try {
          atob(data);
          return true;
        } catch {
          return false;
        }
      }
      const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
      const $ZodBase64 = (
        /* unused pure expression or super */
        null
      );
      const base64urlCharset = /^[A-Za-z0-9_-]*$/;
      function isValidBase64URL(data) {
        if (!base64urlCharset.test(data))
          return false;
        const base642 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
        const padded = base642.padEnd(Math.ceil(base642.length / 4) * 4, "=");
        return isValidBase64(padded);
      }
      const $ZodBase64URL = (
        /* unused pure expression or super */
        null
      );
      const $ZodE164 = (
        /* unused pure expression or super */
        null
      );
      const CC_SANITIZE = /[- ]/g;
      function isLuhnAlgo(digits) {
        let length = digits.length;
        let bit = 1;
        let sum = 0;
        while (length) {
          const value = digits.charCodeAt(--length) - 48;
          bit ^= 1;
          sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
        }
        return sum % 10 === 0;
      }
      function isValidCreditCard(input) {
        if (!regexes.creditCard.test(input))
          return false;
        return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
      }
      const $ZodCreditCard = (
        /* unused pure expression or super */
        null
      );
      function isIso7064Mod97(iban2) {
        let remainder = 0;
        const len = iban2.length;
        for (let i = 4; i < len; i++) {
          const code = iban2.charCodeAt(i);
          remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
        }
        for (let i = 0; i < 4; i++) {
          const code = iban2.charCodeAt(i);
          remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
        }
        return remainder === 1;
      }
      function isValidIBAN(input) {
        if (!regexes.iban.test(input))
          return false;
        return isIso7064Mod97(input);
      }
      const $ZodIBAN = (
        /* unused pure expression or super */
        null
      );
      function isValidJWT(token, algorithm = null) {
        try {
          const tokensParts = token.split(".");
          if (tokensParts.length !== 3)
            return false;
          const [header] = tokensParts;
          if (!header)
            return false;
          const parsedHeader = JSON.parse(atob(header));
          if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
          if (!parsedHeader.alg)
            return false;
          if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
          return true;
        } catch {
          return false;
        }
      }
      const $ZodJWT = (
        /* unused pure expression or super */
        null
      );
      const $ZodCustomStringFormat = (
        /* unused pure expression or super */
        null
      );
      const $ZodNumber = /* @__PURE__ */ $constructor("$ZodNumber", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.pattern = number;
        inst._zod.parse = (payload, _ctx) => {
          if (def.coerce)
            try {
              payload.value = Number(payload.value);
            } catch (_) {
            }
          const input = payload.value;
          if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
          }
          const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
          payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...received ? { received } : {}
          });
          return payload;
        };
      });
      const $ZodNumberFormat = /* @__PURE__ */ $constructor("$ZodNumberFormat", (inst, def) => {
        $ZodCheckNumberFormat.init(inst, def);
        $ZodNumber.init(inst, def);
      });
      const $ZodBoolean = /* @__PURE__ */ $constructor("$ZodBoolean", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.pattern = regexes_boolean;
        inst._zod.parse = (payload, _ctx) => {
          if (def.coerce)
            try {
              payload.value = Boolean(payload.value);
            } catch (_) {
            }
          const input = payload.value;
          if (typeof input === "boolean")
            return payload;
          payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst
          });
          return payload;
        };
      });
      const $ZodBigInt = (
        /* unused pure expression or super */
        null
      );
      const $ZodBigIntFormat = (
        /* unused pure expression or super */
        null
      );
      const $ZodSymbol = (
        /* unused pure expression or super */
        null
      );
      const $ZodUndefined = (
        /* unused pure expression or super */
        null
      );
      const $ZodNull = (
        /* unused pure expression or super */
        null
      );
      const $ZodAny = /* @__PURE__ */ $constructor("$ZodAny", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.parse = (payload) => payload;
      });
      const $ZodUnknown = /* @__PURE__ */ $constructor("$ZodUnknown", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.parse = (payload) => payload;
      });
      const $ZodNever = /* @__PURE__ */ $constructor("$ZodNever", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.parse = (payload, _ctx) => {
          payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst
          });
          return payload;
        };
      });
      const $ZodVoid = (
        /* unused pure expression or super */
        null
      );
      const $ZodDate = (
        /* unused pure expression or super */
        null
      );
      function capSize(inst, size) {
        const caps = sizeCaps(inst._zod.def.checks);
        if (!caps.length)
          return;
        const cap = Math.min(...caps.map((c) => c[0]));
        const parse2 = inst._zod.parse;
        inst._zod.parse = (payload, ctx) => {
          const n = size(payload.value);
          if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
              if (n > max && ch._zod.def.when(payload)) {
                const start = payload.issues.length;
                ch._zod.check(payload);
                payload.issues[start].continue = false;
                attachSchema(payload.issues, start, inst);
                return payload;
              }
            }
          }
          return parse2(payload, ctx);
        };
      }
      const arraySize = (input) => Array.isArray(input) ? input.length : -1;
      const mapSize = (input) => input instanceof Map ? input.size : -1;
      const setSize = (input) => input instanceof Set ? input.size : -1;
      function handleArrayResult(result, final, index) {
        if (result.issues.length) {
          final.issues.push(...prefixIssues(index, result.issues));
        }
        final.value[index] = result.value;
      }
      const $ZodArray = /* @__PURE__ */ $constructor("$ZodArray", (inst, def) => {
        $ZodType.init(inst, def);
        const memo = core_globalConfig.memoizer;
        memo?.attach(inst);
        inst._zod.parse = (payload, ctx) => {
          const input = payload.value;
          if (!Array.isArray(input)) {
            payload.issues.push({
              expected: "array",
              code: "invalid_type",
              input,
              inst
            });
            return payload;
          }
          payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
          const proms = [];
          const abortEarly = ctx?.abortEarly;
          for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
              value: item,
              issues: []
            }, ctx);
            if (result instanceof Promise) {
              proms.push(result.then((result2) => handleArrayResult(result2, payload, i)));
            } else {
              handleArrayResult(result, payload, i);
              if (abortEarly && result.issues.length !== 0 && aborted(result))
                break;
            }
          }
          if (proms.length) {
            return Promise.all(proms).then(() => payload);
          }
          return payload;
        };
        capSize(inst, arraySize);
      });
      function handlePropertyResult(result, final, key, input, optin, optout) {
        const isPresent = key in input;
        const isOptionalOut = optout === "optional";
        if (!isPresent && isOptionalOut && optin === "optional") {
          return;
        }
        if (result.issues.length) {
          if (optin !== void 0 && isOptionalOut && !isPresent) {
            return;
          }
          final.issues.push(...prefixIssues(key, result.issues));
        }
        if (!isPresent && optin === void 0) {
          if (!result.issues.length) {
            final.issues.push({
              code: "invalid_type",
              expected: "nonoptional",
              input: void 0,
              path: [key]
            });
          }
          return;
        }
        if (result.value === void 0) {
          if (isPresent || optin === "defaulted" && !isOptionalOut) {
            final.value[key] = void 0;
          }
        } else {
          final.value[key] = result.value;
        }
      }
      const NO_SYMBOL_KEYS = [];
      function normalizeDef(def) {
        const keys = Object.keys(def.shape);
        const ownSymbols = Object.getOwnPropertySymbols(def.shape);
        const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
        const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
        for (const k of allKeys) {
          if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
          }
        }
        const okeys = optionalKeys(def.shape);
        return {
          ...def,
          allKeys,
          symbolKeys,
          // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
          keySet: new Set(keys),
          numKeys: keys.length,
          optionalKeys: new Set(okeys)
        };
      }
      function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
        const unrecognized = [];
        const keySet = def.keySet;
        const _catchall = def.catchall._zod;
        const t = _catchall.def.type;
        const optin = _catchall.optin;
        const optout = _catchall.optout;
        let seen = 0;
        for (const key in input) {
          if (abortEarly && payload.issues.length !== seen) {
            if (aborted(payload, seen))
              break;
            seen = payload.issues.length;
          }
          if (keySet.has(key))
            continue;
          if (key === "__proto__") {
            if (t === "never")
              unrecognized.push(key);
            continue;
          }
          if (t === "never") {
            unrecognized.push(key);
            continue;
          }
          const r = _catchall.run({ value: input[key], issues: [] }, ctx);
          if (r instanceof Promise) {
            proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
          } else {
            handlePropertyResult(r, payload, key, input, optin, optout);
          }
        }
        if (unrecognized.length) {
          payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true
          });
        }
        if (!proms.length)
          return payload;
        return Promise.all(proms).then(() => {
          return payload;
        });
      }
      const $ZodObject = /* @__PURE__ */ $constructor("$ZodObject", (inst, def) => {
        $ZodType.init(inst, def);
        const desc = Object.getOwnPropertyDescriptor(def, "shape");
        const sh = desc?.get ? desc.get.raw : def.shape ?? {};
        if (sh) {
          const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
          };
          get.raw = sh;
          Object.defineProperty(def, "shape", { get });
        }
        const _normalized = cached(() => normalizeDef(def));
        defineLazyInternal(inst, "propValues", (zod) => {
          const shape = zod.def.shape;
          const propValues = {};
          for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
              if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                assignProp(propValues, key, /* @__PURE__ */ new Set());
              }
              for (const v of field.values)
                propValues[key].add(v);
              if (field.optin !== void 0)
                propValues[key].add(void 0);
            }
          }
          return propValues;
        });
        const isObject = util_isObject;
        const catchall2 = def.catchall;
        let value;
        const memo = core_globalConfig.memoizer;
        memo?.attach(inst);
        inst._zod.parse = (payload, ctx) => {
          value ?? (value = _normalized.value);
          const input = payload.value;
          if (!isObject(input)) {
            payload.issues.push({
              expected: "object",
              code: "invalid_type",
              input,
              inst
            });
            return payload;
          }
          payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
          const proms = [];
          const shape = value.shape;
          const abortEarly = ctx?.abortEarly;
          let seen = payload.issues.length;
          for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
              if (aborted(payload, seen))
                break;
              seen = payload.issues.length;
            }
            if (key === "__proto__")
              continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
              proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
            } else {
              handlePropertyResult(r, payload, key, input, optin, optout);
            }
          }
          if (!catchall2) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
          }
          return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
        };
      });
      const $ZodObjectJIT = (
        /* unused pure expression or super */
        null
      );
      function handleUnionResults(results, final, inst, ctx) {
        for (const result of results) {
          if (result.issues.length === 0) {
            final.value = result.value;
            return final;
          }
        }
        const nonaborted = results.filter((r) => !aborted(r));
        if (nonaborted.length === 1) {
          final.value = nonaborted[0].value;
          return nonaborted[0];
        }
        final.issues.push({
          code: "invalid_union",
          input: final.value,
          inst,
          errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
        });
        return final;
      }
      const $ZodUnion = /* @__PURE__ */ $constructor("$ZodUnion", (inst, def) => {
        $ZodType.init(inst, def);
        defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
        defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
        defineLazyInternal(inst, "values", (zod) => {
          if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
          }
          return void 0;
        });
        defineLazyInternal(inst, "pattern", (zod) => {
          if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
          }
          return void 0;
        });
        const first = def.options.length === 1 ? def.options[0]._zod.run : null;
        inst._zod.parse = (payload, ctx) => {
          if (first) {
            return first(payload, ctx);
          }
          let async = false;
          const results = [];
          for (const option of def.options) {
            const result = option._zod.run({
              value: payload.value,
              issues: []
            }, ctx);
            if (result instanceof Promise) {
              results.push(result);
              async = true;
            } else {
              if (result.issues.length === 0)
                return result;
              results.push(result);
            }
          }
          if (!async)
            return handleUnionResults(results, payload, inst, ctx);
          return Promise.all(results).then((results2) => {
            return handleUnionResults(results2, payload, inst, ctx);
          });
        };
      });
      function handleExclusiveUnionResults(results, final, inst, ctx) {
        const matches = [];
        for (let i = 0; i < results.length; i++) {
          if (results[i].issues.length === 0)
            matches.push(i);
        }
        if (matches.length === 1) {
          final.value = results[matches[0]].value;
          return final;
        }
        if (matches.length === 0) {
          final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())))
          });
        } else {
          final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches
          });
        }
        return final;
      }
      const $ZodXor = (
        /* unused pure expression or super */
        null
      );
      function getDiscriminatedOption(union2, value) {
        const internals = union2._zod;
        let map2 = internals.bag.optionsMap;
        if (!map2) {
          map2 = discriminatorMap(internals.def);
          internals.bag.optionsMap = map2;
        }
        const option = map2.get(value);
        if (option === null)
          throw new Error(`Ambiguous discriminator value "${String(value)}"`);
        return option;
      }
      function discriminatorMap(def) {
        const map2 = /* @__PURE__ */ new Map();
        for (const option of def.options) {
          const values = option._zod.propValues?.[def.discriminator];
          if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
          for (const value of values) {
            if (map2.has(value)) {
              if (value !== void 0)
                throw new Error(`Duplicate discriminator value "${String(value)}"`);
              map2.set(value, null);
            } else {
              map2.set(value, option);
            }
          }
        }
        return map2;
      }
      const $ZodDiscriminatedUnion = (
        /* unused pure expression or super */
        null
      );
      const $ZodIntersection = (
        /* unused pure expression or super */
        null
      );
      function mergeValues(a, b) {
        if (a === b) {
          return { valid: true, data: a };
        }
        if (a instanceof Date && b instanceof Date && +a === +b) {
          return { valid: true, data: a };
        }
        if (util.isPlainObject(a) && util.isPlainObject(b)) {
          const bKeys = Object.keys(b);
          const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
          const newObj = { ...a, ...b };
          if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
          for (const key of sharedKeys) {
            if (key === "__proto__")
              continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
              return {
                valid: false,
                mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
              };
            }
            newObj[key] = sharedValue.data;
          }
          return { valid: true, data: newObj };
        }
        if (Array.isArray(a) && Array.isArray(b)) {
          if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
          }
          const newArray = [];
          for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
              return {
                valid: false,
                mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
              };
            }
            newArray.push(sharedValue.data);
          }
          return { valid: true, data: newArray };
        }
        return { valid: false, mergeErrorPath: [] };
      }
      function handleIntersectionResults(result, left, right) {
        const unrecKeys = /* @__PURE__ */ new Map();
        let unrecIssue;
        const keyIssues = /* @__PURE__ */ new Map();
        const collect = (iss, side) => {
          let keys;
          if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
          } else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
              keyIssues.set(k, iss);
            keys = [k];
          } else {
            return false;
          }
          for (const k of keys) {
            if (!unrecKeys.has(k))
              unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
          }
          return true;
        };
        for (const iss of left.issues) {
          if (!collect(iss, "l"))
            result.issues.push(iss);
        }
        for (const iss of right.issues) {
          if (!collect(iss, "r"))
            result.issues.push(iss);
        }
        const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
        if (bothKeys.length) {
          const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
          if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
          for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
              result.issues.push(keyIssues.get(k));
          }
        }
        const merged = mergeValues(left.value, right.value);
        if (!merged.valid) {
          if (util.aborted(result))
            return result;
          throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
        }
        result.value = merged.data;
        return result;
      }
      const $ZodTuple = (
        /* unused pure expression or super */
        null
      );
      function getTupleOptStart(items, key) {
        for (let i = items.length - 1; i >= 0; i--) {
          const omittable = key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional";
          if (!omittable)
            return i + 1;
        }
        return 0;
      }
      function handleTupleResult(result, final, index) {
        if (result.issues.length) {
          final.issues.push(...util.prefixIssues(index, result.issues));
        }
        final.value[index] = result.value;
      }
      function handleTupleResults(itemResults, final, items, input, optoutStart) {
        for (let i = 0; i < items.length; i++) {
          const r = itemResults[i];
          const isPresent = i < input.length;
          if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
          }
          if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
              final.value.length = i;
              break;
            }
            final.issues.push(...util.prefixIssues(i, r.issues));
          }
          final.value[i] = r.value;
        }
        for (let i = final.value.length - 1; i >= input.length; i--) {
          if (items[i]._zod.optout === "optional" && final.value[i] === void 0) {
            final.value.length = i;
          } else {
            break;
          }
        }
        return final;
      }
      const $ZodRecord = /* @__PURE__ */ $constructor("$ZodRecord", (inst, def) => {
        $ZodType.init(inst, def);
        const memo = core_globalConfig.memoizer;
        memo?.attach(inst);
        inst._zod.parse = (payload, ctx) => {
          const input = payload.value;
          if (!isPlainObject(input)) {
            payload.issues.push({
              expected: "record",
              code: "invalid_type",
              input,
              inst
            });
            return payload;
          }
          const proms = [];
          const values = def.keyType._zod.values;
          if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = /* @__PURE__ */ new Set();
            for (const key of values) {
              if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                recordKeys.add(typeof key === "number" ? key.toString() : key);
                if (key === "__proto__")
                  continue;
                const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                  throw new Error("Async schemas not supported in object keys currently");
                }
                if (keyResult.issues.length) {
                  payload.issues.push({
                    code: "invalid_key",
                    origin: "record",
                    issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
                    input: key,
                    path: [key],
                    inst
                  });
                  continue;
                }
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                  continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                  proms.push(result.then((result2) => {
                    if (result2.issues.length) {
                      payload.issues.push(...prefixIssues(key, result2.issues));
                    }
                    payload.value[outKey] = result2.value;
                  }));
                } else {
                  if (result.issues.length) {
                    payload.issues.push(...prefixIssues(key, result.issues));
                  }
                  payload.value[outKey] = result.value;
                }
              }
            }
            let unrecognized;
            for (const key in input) {
              if (!recordKeys.has(key)) {
                if (def.mode === "loose") {
                  if (key === "__proto__")
                    continue;
                  payload.value[key] = input[key];
                } else {
                  unrecognized = unrecognized ?? [];
                  unrecognized.push(key);
                }
              }
            }
            if (unrecognized && unrecognized.length > 0) {
              payload.issues.push({
                code: "unrecognized_keys",
                input,
                inst,
                keys: unrecognized,
                continue: true
              });
            }
          } else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            let unrecognized;
            for (const key of Reflect.ownKeys(input)) {
              if (key === "__proto__")
                continue;
              if (!Object.prototype.propertyIsEnumerable.call(input, key))
                continue;
              let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
              if (keyResult instanceof Promise) {
                throw new Error("Async schemas not supported in object keys currently");
              }
              const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
              if (checkNumericKey) {
                const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                if (retryResult instanceof Promise) {
                  throw new Error("Async schemas not supported in object keys currently");
                }
                if (retryResult.issues.length === 0) {
                  keyResult = retryResult;
                }
              }
              if (keyResult.issues.length) {
                if (def.mode === "loose") {
                  payload.value[key] = input[key];
                } else if (values) {
                  unrecognized = unrecognized ?? [];
                  unrecognized.push(key);
                } else {
                  payload.issues.push({
                    code: "invalid_key",
                    origin: "record",
                    issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
                    input: key,
                    path: [key],
                    inst
                  });
                }
                continue;
              }
              const outKey = keyResult.value;
              if (outKey === "__proto__")
                continue;
              const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
              if (result instanceof Promise) {
                proms.push(result.then((result2) => {
                  if (result2.issues.length) {
                    payload.issues.push(...prefixIssues(key, result2.issues));
                  }
                  payload.value[outKey] = result2.value;
                }));
              } else {
                if (result.issues.length) {
                  payload.issues.push(...prefixIssues(key, result.issues));
                }
                payload.value[outKey] = result.value;
              }
            }
            if (unrecognized && unrecognized.length > 0) {
              payload.issues.push({
                code: "unrecognized_keys",
                input,
                inst,
                keys: unrecognized,
                continue: true
              });
            }
          }
          if (proms.length) {
            return Promise.all(proms).then(() => payload);
          }
          return payload;
        };
      });
      const $ZodMap = (
        /* unused pure expression or super */
        null
      );
      function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
        if (keyResult.issues.length) {
          if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
          } else {
            final.issues.push({
              code: "invalid_key",
              origin: "map",
              input,
              inst,
              issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))
            });
          }
        }
        if (valueResult.issues.length) {
          if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
          } else {
            final.issues.push({
              origin: "map",
              code: "invalid_element",
              input,
              inst,
              key,
              issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))
            });
          }
        }
        final.value.set(keyResult.value, valueResult.value);
      }
      const $ZodSet = (
        /* unused pure expression or super */
        null
      );
      function handleSetResult(result, final) {
        if (result.issues.length) {
          final.issues.push(...result.issues);
        }
        final.value.add(result.value);
      }
      const $ZodEnum = /* @__PURE__ */ $constructor("$ZodEnum", (inst, def) => {
        $ZodType.init(inst, def);
        const values = getEnumValues(def.entries);
        const valuesSet = new Set(values);
        inst._zod.values = valuesSet;
        defineLazyInternal(inst, "pattern", (zod) => {
          const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
          return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
        });
        inst._zod.parse = (payload, _ctx) => {
          const input = payload.value;
          if (valuesSet.has(input)) {
            return payload;
          }
          payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst
          });
          return payload;
        };
      });
      const $ZodLiteral = /* @__PURE__ */ $constructor("$ZodLiteral", (inst, def) => {
        $ZodType.init(inst, def);
        const values = new Set(def.values);
        inst._zod.values = values;
        defineLazyInternal(inst, "pattern", (zod) => {
          const vals = zod.def.values;
          return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
        });
        inst._zod.parse = (payload, _ctx) => {
          const input = payload.value;
          if (values.has(input)) {
            return payload;
          }
          payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst
          });
          return payload;
        };
      });
      const $ZodFile = /* @__PURE__ */ $constructor("$ZodFile", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.parse = (payload, _ctx) => {
          const input = payload.value;
          if (input instanceof File)
            return payload;
          payload.issues.push({
            expected: "file",
            code: "invalid_type",
            input,
            inst
          });
          return payload;
        };
      });
      const $ZodTransform = /* @__PURE__ */ $constructor("$ZodTransform", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.optin = "optional";
        core_globalConfig.memoizer?.guard(inst);
        inst._zod.parse = (payload, ctx) => {
          if (ctx.direction === "backward") {
            throw new $ZodEncodeError(inst.constructor.name);
          }
          const _out = def.transform(payload.value, payload);
          if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output2) => {
              payload.value = output2;
              return payload;
            });
          }
          if (_out instanceof Promise) {
            throw new $ZodAsyncError();
          }
          payload.value = _out;
          return payload;
        };
      });
      function handleOptionalResult(payload, result) {
        payload.value = result.issues.length ? void 0 : result.value;
        return payload;
      }
      const $ZodOptional = /* @__PURE__ */ $constructor("$ZodOptional", (inst, def) => {
        $ZodType.init(inst, def);
        defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
        inst._zod.optout = "optional";
        defineLazyInternal(inst, "values", (zod) => {
          const values = zod.def.innerType._zod.values;
          return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
        });
        defineLazyInternal(inst, "pattern", (zod) => {
          const pattern = zod.def.innerType._zod.pattern;
          return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
        });
        inst._zod.parse = (payload, ctx) => {
          if (payload.value === void 0) {
            if (def.innerType._zod.optin !== "defaulted")
              return payload;
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
              return result.then((result2) => handleOptionalResult(payload, result2));
            return handleOptionalResult(payload, result);
          }
          return def.innerType._zod.run(payload, ctx);
        };
      });
      const $ZodExactOptional = (
        /* unused pure expression or super */
        null
      );
      const $ZodNullable = (
        /* unused pure expression or super */
        null
      );
      const $ZodDefault = /* @__PURE__ */ $constructor("$ZodDefault", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.optin = "defaulted";
        defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
        inst._zod.parse = (payload, ctx) => {
          if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
          }
          if (payload.value === void 0) {
            payload.value = def.defaultValue;
            return payload;
          }
          const result = def.innerType._zod.run(payload, ctx);
          if (result instanceof Promise) {
            return result.then((result2) => handleDefaultResult(result2, def));
          }
          return handleDefaultResult(result, def);
        };
      });
      function handleDefaultResult(payload, def) {
        if (payload.value === void 0) {
          payload.value = def.defaultValue;
        }
        return payload;
      }
      const $ZodPrefault = (
        /* unused pure expression or super */
        null
      );
      const $ZodNonOptional = (
        /* unused pure expression or super */
        null
      );
      function handleNonOptionalResult(payload, inst) {
        if (!payload.issues.length && payload.value === void 0) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst
          });
        }
        return payload;
      }
      const $ZodSuccess = (
        /* unused pure expression or super */
        null
      );
      function handleCatchResult(payload, result, def, ctx) {
        if (!result.issues.length) {
          payload.value = result.value;
          if (result.memo)
            payload.memo = true;
          return payload;
        }
        payload.value = def.catchValue({
          ...result,
          value: payload.value,
          error: {
            issues: result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))
          },
          input: payload.value
        });
        return payload;
      }
      const $ZodCatch = (
        /* unused pure expression or super */
        null
      );
      const $ZodNaN = (
        /* unused pure expression or super */
        null
      );
      const $ZodPipe = /* @__PURE__ */ $constructor("$ZodPipe", (inst, def) => {
        $ZodType.init(inst, def);
        defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
        defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
        defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
        defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
        inst._zod.parse = (payload, ctx) => {
          if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
              return right.then((right2) => handlePipeResult(right2, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
          }
          const left = def.in._zod.run(payload, ctx);
          if (left instanceof Promise) {
            return left.then((left2) => handlePipeResult(left2, def.out, ctx));
          }
          return handlePipeResult(left, def.out, ctx);
        };
      });
      function handlePipeResult(left, next, ctx) {
        if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
          left.aborted = true;
          return left;
        }
        return next._zod.run({ value: left.value, issues: left.issues }, ctx);
      }
      const $ZodCodec = (
        /* unused pure expression or super */
        null
      );
      function handleCodecAResult(result, def, ctx) {
        if (result.issues.length) {
          result.aborted = true;
          return result;
        }
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
          const transformed = def.transform(result.value, result);
          if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
          }
          return handleCodecTxResult(result, transformed, def.out, ctx);
        } else {
          const transformed = def.reverseTransform(result.value, result);
          if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
          }
          return handleCodecTxResult(result, transformed, def.in, ctx);
        }
      }
      function handleCodecTxResult(left, value, nextSchema, ctx) {
        if (left.issues.length) {
          left.aborted = true;
          return left;
        }
        return nextSchema._zod.run({ value, issues: left.issues }, ctx);
      }
      const $ZodPreprocess = (
        /* unused pure expression or super */
        null
      );
      const $ZodReadonly = (
        /* unused pure expression or super */
        null
      );
      function handleReadonlyResult(payload) {
        if (!payload.memo)
          payload.value = Object.freeze(payload.value);
        return payload;
      }
      function leafPattern(schema) {
        const def = schema._zod.def;
        let pattern = def.pattern;
        let isInt = !!def.format?.includes("int");
        let minimum;
        let maximum;
        for (const ch of def.checks ?? []) {
          const d = ch._zod.def;
          if (d.pattern)
            pattern = d.pattern;
          isInt || (isInt = !!d.format?.includes("int"));
          const lo = d.minimum ?? d.length;
          const hi = d.maximum ?? d.length;
          if (lo !== void 0 && (minimum === void 0 || lo > minimum))
            minimum = lo;
          if (hi !== void 0 && (maximum === void 0 || hi < maximum))
            maximum = hi;
        }
        if (pattern)
          return pattern.source;
        if (minimum !== void 0 && maximum !== void 0 && minimum > maximum)
          return "(?!)";
        if (minimum !== void 0 || maximum !== void 0)
          return regexes.string({ minimum, maximum }).source;
        const own2 = schema._zod.pattern;
        return (isInt && own2 === regexes.number ? regexes.integer : own2)?.source;
      }
      function partPattern(schema) {
        const def = schema._zod.def;
        const own2 = schema._zod.pattern?.source;
        const inner = def.innerType ?? schema._zod.innerType;
        if (inner) {
          const before = inner._zod.pattern?.source;
          const after = partPattern(inner);
          if (own2 && before && after && after !== before) {
            return own2.replace(util.cleanRegex(before), () => util.cleanRegex(after));
          }
          return own2;
        }
        if (def.options) {
          const sources = def.options.map(partPattern);
          if (sources.every(Boolean))
            return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
        }
        return leafPattern(schema);
      }
      const $ZodTemplateLiteral = (
        /* unused pure expression or super */
        null
      );
      const $ZodFunction = (
        /* unused pure expression or super */
        null
      );
      const $ZodPromise = (
        /* unused pure expression or super */
        null
      );
      const $ZodLazy = (
        /* unused pure expression or super */
        null
      );
      const $ZodCustom = /* @__PURE__ */ $constructor("$ZodCustom", (inst, def) => {
        $ZodCheck.init(inst, def);
        $ZodType.init(inst, def);
        inst._zod.parse = (payload, _) => {
          return payload;
        };
        inst._zod.check = (payload) => {
          const input = payload.value;
          const r = def.fn(input);
          if (r instanceof Promise) {
            return r.then((r2) => handleRefineResult(r2, payload, input, inst));
          }
          handleRefineResult(r, payload, input, inst);
          return;
        };
      });
      function handleRefineResult(result, payload, input, inst) {
        if (!result) {
          const _iss = {
            code: "custom",
            input,
            inst,
            // incorporates params.error into issue reporting
            path: [...inst._zod.def.path ?? []],
            // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort
            // params: inst._zod.def.params,
          };
          if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
          payload.issues.push(issue(_iss));
        }
      }
      ;
      var registries_a;
      const $output = (
        /* unused pure expression or super */
        null
      );
      const $input = (
        /* unused pure expression or super */
        null
      );
      class $ZodRegistry {
        constructor() {
          this._map = /* @__PURE__ */ new WeakMap();
          this._idmap = /* @__PURE__ */ new Map();
        }
        add(schema, ..._meta) {
          const meta2 = _meta[0];
          this._map.set(schema, meta2);
          if (meta2 && typeof meta2 === "object" && "id" in meta2) {
            this._idmap.set(meta2.id, schema);
          }
          return this;
        }
        clear() {
          this._map = /* @__PURE__ */ new WeakMap();
          this._idmap = /* @__PURE__ */ new Map();
          return this;
        }
        remove(schema) {
          const meta2 = this._map.get(schema);
          if (meta2 && typeof meta2 === "object" && "id" in meta2) {
            this._idmap.delete(meta2.id);
          }
          this._map.delete(schema);
          return this;
        }
        get(schema) {
          const p = schema._zod.parent;
          if (p) {
            const pm = { ...this.get(p) ?? {} };
            delete pm.id;
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : void 0;
          }
          return this._map.get(schema);
        }
        has(schema) {
          return this._map.has(schema);
        }
      }
      function registry() {
        return new $ZodRegistry();
      }
      (registries_a = globalThis).__zod_globalRegistry ?? (registries_a.__zod_globalRegistry = registry());
      const globalRegistry = globalThis.__zod_globalRegistry;
      ;
      function snapshotChecks(def) {
        if (def.checks)
          def.checks = [...def.checks];
        return def;
      }
      // @__NO_SIDE_EFFECTS__
      function _string(Class2, params) {
        return new Class2(snapshotChecks({ type: "string", ...normalizeParams(params) }));
      }
      // @__NO_SIDE_EFFECTS__
      function _coercedString(Class2, params) {
        return new Class2(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
      }
      // @__NO_SIDE_EFFECTS__
      function _email(Class2, params) {
        return new Class2({
          type: "string",
          format: "email",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _guid(Class2, params) {
        return new Class2({
          type: "string",
          format: "guid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uuid(Class2, params) {
        return new Class2({
          type: "string",
          format: "uuid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uuidv4(Class2, params) {
        return new Class2({
          type: "string",
          format: "uuid",
          check: "string_format",
          abort: false,
          version: "v4",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uuidv6(Class2, params) {
        return new Class2({
          type: "string",
          format: "uuid",
          check: "string_format",
          abort: false,
          version: "v6",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uuidv7(Class2, params) {
        return new Class2({
          type: "string",
          format: "uuid",
          check: "string_format",
          abort: false,
          version: "v7",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _url(Class2, params) {
        return new Class2({
          type: "string",
          format: "url",
          check: "string_format",
          abort: false,
          ...normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function api_emoji(Class2, params) {
        return new Class2({
          type: "string",
          format: "emoji",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _nanoid(Class2, params) {
        return new Class2({
          type: "string",
          format: "nanoid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _cuid(Class2, params) {
        return new Class2({
          type: "string",
          format: "cuid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _cuid2(Class2, params) {
        return new Class2({
          type: "string",
          format: "cuid2",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _ulid(Class2, params) {
        return new Class2({
          type: "string",
          format: "ulid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _xid(Class2, params) {
        return new Class2({
          type: "string",
          format: "xid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _ksuid(Class2, params) {
        return new Class2({
          type: "string",
          format: "ksuid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _ipv4(Class2, params) {
        return new Class2({
          type: "string",
          format: "ipv4",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _ipv6(Class2, params) {
        return new Class2({
          type: "string",
          format: "ipv6",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _mac(Class2, params) {
        return new Class2({
          type: "string",
          format: "mac",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _cidrv4(Class2, params) {
        return new Class2({
          type: "string",
          format: "cidrv4",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _cidrv6(Class2, params) {
        return new Class2({
          type: "string",
          format: "cidrv6",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _base64(Class2, params) {
        return new Class2({
          type: "string",
          format: "base64",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _base64url(Class2, params) {
        return new Class2({
          type: "string",
          format: "base64url",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _e164(Class2, params) {
        return new Class2({
          type: "string",
          format: "e164",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _creditCard(Class2, params) {
        return new Class2({
          type: "string",
          format: "credit_card",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _iban(Class2, params) {
        return new Class2({
          type: "string",
          format: "iban",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _jwt(Class2, params) {
        return new Class2({
          type: "string",
          format: "jwt",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      const TimePrecision = {
        Any: null,
        Minute: -1,
        Second: 0,
        Millisecond: 3,
        Microsecond: 6
      };
      // @__NO_SIDE_EFFECTS__
      function _isoDateTime(Class2, params) {
        return new Class2({
          type: "string",
          format: "datetime",
          check: "string_format",
          offset: false,
          local: false,
          precision: null,
          ...normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _isoDate(Class2, params) {
        return new Class2({
          type: "string",
          format: "date",
          check: "string_format",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _isoTime(Class2, params) {
        return new Class2({
          type: "string",
          format: "time",
          check: "string_format",
          precision: null,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _isoDuration(Class2, params) {
        return new Class2({
          type: "string",
          format: "duration",
          check: "string_format",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _number(Class2, params) {
        return new Class2(snapshotChecks({ type: "number", checks: [], ...util.normalizeParams(params) }));
      }
      // @__NO_SIDE_EFFECTS__
      function _coercedNumber(Class2, params) {
        return new Class2(snapshotChecks({ type: "number", coerce: true, checks: [], ...util.normalizeParams(params) }));
      }
      // @__NO_SIDE_EFFECTS__
      function _int(Class2, params) {
        return new Class2({
          type: "number",
          check: "number_format",
          abort: false,
          format: "safeint",
          ...normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _float32(Class2, params) {
        return new Class2({
          type: "number",
          check: "number_format",
          abort: false,
          format: "float32",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _float64(Class2, params) {
        return new Class2({
          type: "number",
          check: "number_format",
          abort: false,
          format: "float64",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _int32(Class2, params) {
        return new Class2({
          type: "number",
          check: "number_format",
          abort: false,
          format: "int32",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uint32(Class2, params) {
        return new Class2({
          type: "number",
          check: "number_format",
          abort: false,
          format: "uint32",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _boolean(Class2, params) {
        return new Class2({
          type: "boolean",
          ...normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _coercedBoolean(Class2, params) {
        return new Class2({
          type: "boolean",
          coerce: true,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _bigint(Class2, params) {
        return new Class2({
          type: "bigint",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _coercedBigint(Class2, params) {
        return new Class2({
          type: "bigint",
          coerce: true,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _int64(Class2, params) {
        return new Class2({
          type: "bigint",
          check: "bigint_format",
          abort: false,
          format: "int64",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uint64(Class2, params) {
        return new Class2({
          type: "bigint",
          check: "bigint_format",
          abort: false,
          format: "uint64",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _symbol(Class2, params) {
        return new Class2({
          type: "symbol",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function api_undefined(Class2, params) {
        return new Class2({
          type: "undefined",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function api_null(Class2, params) {
        return new Class2({
          type: "null",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _any(Class2) {
        return new Class2({
          type: "any"
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _unknown(Class2) {
        return new Class2({
          type: "unknown"
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _never(Class2, params) {
        return new Class2({
          type: "never",
          ...normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _void(Class2, params) {
        return new Class2({
          type: "void",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _date(Class2, params) {
        return new Class2({
          type: "date",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _coercedDate(Class2, params) {
        return new Class2({
          type: "date",
          coerce: true,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _nan(Class2, params) {
        return new Class2({
          type: "nan",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _lt(value, params) {
        return new checks.$ZodCheckLessThan({
          check: "less_than",
          ...util.normalizeParams(params),
          value,
          inclusive: false
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _lte(value, params) {
        return new $ZodCheckLessThan({
          check: "less_than",
          ...normalizeParams(params),
          value,
          inclusive: true
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _gt(value, params) {
        return new checks.$ZodCheckGreaterThan({
          check: "greater_than",
          ...util.normalizeParams(params),
          value,
          inclusive: false
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _gte(value, params) {
        return new $ZodCheckGreaterThan({
          check: "greater_than",
          ...normalizeParams(params),
          value,
          inclusive: true
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _positive(params) {
        return /* @__PURE__ */ _gt(0, params);
      }
      // @__NO_SIDE_EFFECTS__
      function _negative(params) {
        return /* @__PURE__ */ _lt(0, params);
      }
      // @__NO_SIDE_EFFECTS__
      function _nonpositive(params) {
        return /* @__PURE__ */ _lte(0, params);
      }
      // @__NO_SIDE_EFFECTS__
      function _nonnegative(params) {
        return /* @__PURE__ */ _gte(0, params);
      }
      // @__NO_SIDE_EFFECTS__
      function _multipleOf(value, params) {
        return new checks.$ZodCheckMultipleOf({
          check: "multiple_of",
          ...util.normalizeParams(params),
          value
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _maxSize(maximum, params) {
        return new checks.$ZodCheckMaxSize({
          check: "max_size",
          ...util.normalizeParams(params),
          maximum
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _minSize(minimum, params) {
        return new checks.$ZodCheckMinSize({
          check: "min_size",
          ...util.normalizeParams(params),
          minimum
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _size(size, params) {
        return new checks.$ZodCheckSizeEquals({
          check: "size_equals",
          ...util.normalizeParams(params),
          size
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _maxLength(maximum, params) {
        const ch = new $ZodCheckMaxLength({
          check: "max_length",
          ...normalizeParams(params),
          maximum
        });
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function _minLength(minimum, params) {
        return new $ZodCheckMinLength({
          check: "min_length",
          ...normalizeParams(params),
          minimum
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _length(length, params) {
        return new checks.$ZodCheckLengthEquals({
          check: "length_equals",
          ...util.normalizeParams(params),
          length
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _regex(pattern, params) {
        return new $ZodCheckRegex({
          check: "string_format",
          format: "regex",
          ...normalizeParams(params),
          pattern
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _lowercase(params) {
        return new checks.$ZodCheckLowerCase({
          check: "string_format",
          format: "lowercase",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uppercase(params) {
        return new checks.$ZodCheckUpperCase({
          check: "string_format",
          format: "uppercase",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _includes(includes, params) {
        return new checks.$ZodCheckIncludes({
          check: "string_format",
          format: "includes",
          ...util.normalizeParams(params),
          includes
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _startsWith(prefix, params) {
        return new checks.$ZodCheckStartsWith({
          check: "string_format",
          format: "starts_with",
          ...util.normalizeParams(params),
          prefix
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _endsWith(suffix, params) {
        return new checks.$ZodCheckEndsWith({
          check: "string_format",
          format: "ends_with",
          ...util.normalizeParams(params),
          suffix
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _property(property, schema, params) {
        return new checks.$ZodCheckProperty({
          check: "property",
          property,
          schema,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _properties(shape, params) {
        return new checks.$ZodCheckProperties({
          check: "properties",
          shape,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _mime(types, params) {
        return new checks.$ZodCheckMimeType({
          check: "mime_type",
          mime: types,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _overwrite(tx) {
        return new checks.$ZodCheckOverwrite({
          check: "overwrite",
          tx
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _normalize(form) {
        return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
      }
      // @__NO_SIDE_EFFECTS__
      function _trim() {
        return /* @__PURE__ */ _overwrite((input) => input.trim());
      }
      // @__NO_SIDE_EFFECTS__
      function _toLowerCase() {
        return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
      }
      // @__NO_SIDE_EFFECTS__
      function _toUpperCase() {
        return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
      }
      // @__NO_SIDE_EFFECTS__
      function _slugify() {
        return /* @__PURE__ */ _overwrite((input) => util.slugify(input));
      }
      // @__NO_SIDE_EFFECTS__
      function _array(Class2, element, params) {
        return new Class2({
          type: "array",
          element,
          // get element() {
          //   return element;
          // },
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _union(Class2, options2, params) {
        return new Class2({
          type: "union",
          options: options2,
          ...util.normalizeParams(params)
        });
      }
      function _xor(Class2, options2, params) {
        return new Class2({
          type: "union",
          options: options2,
          inclusive: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _discriminatedUnion(Class2, discriminator, options2, params) {
        return new Class2({
          type: "union",
          options: options2,
          discriminator,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _intersection(Class2, left, right) {
        return new Class2({
          type: "intersection",
          left,
          right
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _tuple(Class2, items, _paramsOrRest, _params) {
        const hasRest = _paramsOrRest instanceof schemas.$ZodType;
        const params = hasRest ? _params : _paramsOrRest;
        const rest = hasRest ? _paramsOrRest : null;
        return new Class2({
          type: "tuple",
          items,
          rest,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _record(Class2, keyType, valueType, params) {
        return new Class2({
          type: "record",
          keyType,
          valueType,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _map(Class2, keyType, valueType, params) {
        return new Class2({
          type: "map",
          keyType,
          valueType,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _set(Class2, valueType, params) {
        return new Class2({
          type: "set",
          valueType,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _enum(Class2, values, params) {
        const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
        return new Class2({
          type: "enum",
          entries,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _nativeEnum(Class2, entries, params) {
        return new Class2({
          type: "enum",
          entries,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _literal(Class2, value, params) {
        return new Class2({
          type: "literal",
          values: Array.isArray(value) ? value : [value],
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _file(Class2, params) {
        return new Class2({
          type: "file",
          ...normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _transform(Class2, fn) {
        return new Class2({
          type: "transform",
          transform: fn
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _optional(Class2, innerType) {
        return new Class2({
          type: "optional",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _nullable(Class2, innerType) {
        return new Class2({
          type: "nullable",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _default(Class2, innerType, defaultValue) {
        return new Class2({
          type: "default",
          innerType,
          get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
          }
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _nonoptional(Class2, innerType, params) {
        return new Class2({
          type: "nonoptional",
          innerType,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _success(Class2, innerType) {
        return new Class2({
          type: "success",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _catch(Class2, innerType, catchValue) {
        return new Class2({
          type: "catch",
          innerType,
          catchValue: typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _pipe(Class2, in_, out) {
        return new Class2({
          type: "pipe",
          in: in_,
          out
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _readonly(Class2, innerType) {
        return new Class2({
          type: "readonly",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _templateLiteral(Class2, parts, params) {
        return new Class2({
          type: "template_literal",
          parts,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _lazy(Class2, getter) {
        return new Class2({
          type: "lazy",
          getter
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _promise(Class2, innerType) {
        return new Class2({
          type: "promise",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _custom(Class2, fn, _params) {
        const norm = util.normalizeParams(_params);
        norm.abort ?? (norm.abort = true);
        const schema = new Class2({
          type: "custom",
          check: "custom",
          fn,
          ...norm
        });
        return schema;
      }
      // @__NO_SIDE_EFFECTS__
      function _refine(Class2, fn, _params) {
        const schema = new Class2({
          type: "custom",
          check: "custom",
          fn,
          ...normalizeParams(_params)
        });
        return schema;
      }
      // @__NO_SIDE_EFFECTS__
      function _superRefine(fn, params) {
        const ch = /* @__PURE__ */ _check((payload) => {
          payload.addIssue = (issue2) => {
            if (typeof issue2 === "string") {
              payload.issues.push(util.issue(issue2, payload.value, ch._zod.def));
            } else {
              const _issue = issue2;
              if (_issue.fatal)
                _issue.continue = false;
              _issue.code ?? (_issue.code = "custom");
              if (!("input" in _issue))
                _issue.input = payload.value;
              _issue.inst ?? (_issue.inst = ch);
              _issue.continue ?? (_issue.continue = !ch._zod.def.abort);
              payload.issues.push(util.issue(_issue));
            }
          };
          return fn(payload.value, payload);
        }, params);
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function _check(fn, params) {
        const ch = new checks.$ZodCheck({
          check: "custom",
          ...util.normalizeParams(params)
        });
        ch._zod.check = fn;
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function describe(description2) {
        const ch = new $ZodCheck({ check: "describe" });
        ch._zod.onattach = [
          (inst) => {
            const existing = globalRegistry.get(inst) ?? {};
            globalRegistry.add(inst, { ...existing, description: description2 });
          }
        ];
        ch._zod.check = () => {
        };
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function meta(metadata) {
        const ch = new $ZodCheck({ check: "meta" });
        ch._zod.onattach = [
          (inst) => {
            const existing = globalRegistry.get(inst) ?? {};
            globalRegistry.add(inst, { ...existing, ...metadata });
          }
        ];
        ch._zod.check = () => {
        };
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function _stringbool(Classes, _params) {
        const params = util.normalizeParams(_params);
        let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
        let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
        if (params.case !== "sensitive") {
          truthyArray = truthyArray.map((v) => typeof v === "string" ? v.toLowerCase() : v);
          falsyArray = falsyArray.map((v) => typeof v === "string" ? v.toLowerCase() : v);
        }
        const truthySet = new Set(truthyArray);
        const falsySet = new Set(falsyArray);
        const _Codec = Classes.Codec ?? schemas.$ZodCodec;
        const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
        const _String = Classes.String ?? schemas.$ZodString;
        const stringSchema = new _String({ type: "string", error: params.error });
        const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
        const codec2 = new _Codec({
          type: "pipe",
          in: stringSchema,
          out: booleanSchema,
          transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
              data = data.toLowerCase();
            if (truthySet.has(data)) {
              return true;
            } else if (falsySet.has(data)) {
              return false;
            } else {
              payload.issues.push({
                code: "invalid_value",
                expected: "stringbool",
                values: [...truthySet, ...falsySet],
                input: payload.value,
                inst: codec2,
                continue: false
              });
              return {};
            }
          }),
          reverseTransform: ((input, _payload) => {
            if (input === true) {
              return truthyArray[0] || "true";
            } else {
              return falsyArray[0] || "false";
            }
          }),
          error: params.error
        });
        codec2._zod.bag.truthy = truthyArray;
        codec2._zod.bag.falsy = falsyArray;
        codec2._zod.bag.case = params.case ?? "insensitive";
        return codec2;
      }
      // @__NO_SIDE_EFFECTS__
      function _stringFormat(Class2, format, fnOrRegex, _params = {}) {
        const params = util.normalizeParams(_params);
        const def = {
          check: "string_format",
          type: "string",
          format,
          fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
          ...params
        };
        if (fnOrRegex instanceof RegExp) {
          def.pattern = fnOrRegex;
        }
        const inst = new Class2(def);
        return inst;
      }
      ;
      function _getMessage() {
        const internals = this._zod;
        internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
        return internals.message;
      }
      function _setMessage(value) {
        this._zod.message = value;
      }
      const _messageDesc = {
        get: _getMessage,
        set: _setMessage,
        enumerable: true,
        configurable: true
      };
      const _issuesDesc = { value: void 0, enumerable: false };
      const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
      const initializer = (inst, def) => {
        inst.name = "$ZodError";
        _issuesDesc.value = def;
        Object.defineProperty(inst, "issues", _issuesDesc);
        _issuesDesc.value = void 0;
        Object.defineProperty(inst, "message", _messageDesc);
        const proto = Object.getPrototypeOf(inst);
        if (!_installedToString.has(proto)) {
          _installedToString.add(proto);
          Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
              const value = () => this.message;
              Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
              return value;
            },
            set(value) {
              Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            }
          });
        }
      };
      const $ZodError = $constructor("$ZodError", initializer);
      const $ZodRealError = $constructor("$ZodError", initializer, void 0, {
        Parent: Error
      });
      function node(obj, key, make) {
        if (!Object.prototype.hasOwnProperty.call(obj, key)) {
          if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
          } else {
            obj[key] = make();
          }
        }
        return obj[key];
      }
      function flattenError(error, mapper = (issue2) => issue2.message) {
        const fieldErrors = {};
        const formErrors = [];
        for (const sub of error.issues) {
          if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
          } else {
            formErrors.push(mapper(sub));
          }
        }
        return { formErrors, fieldErrors };
      }
      function formatError(error, mapper = (issue2) => issue2.message) {
        const fieldErrors = { _errors: [] };
        const processError = (error2, path = []) => {
          for (const issue2 of error2.issues) {
            if (issue2.code === "invalid_union" && issue2.errors.length) {
              issue2.errors.map((issues) => processError({ issues }, [...path, ...issue2.path]));
            } else if (issue2.code === "invalid_key") {
              processError({ issues: issue2.issues }, [...path, ...issue2.path]);
            } else if (issue2.code === "invalid_element") {
              processError({ issues: issue2.issues }, [...path, ...issue2.path]);
            } else {
              const fullpath = [...path, ...issue2.path];
              if (fullpath.length === 0) {
                fieldErrors._errors.push(mapper(issue2));
              } else {
                let curr = fieldErrors;
                let i = 0;
                while (i < fullpath.length) {
                  const el = fullpath[i];
                  const terminal = i === fullpath.length - 1;
                  if (el === "_errors") {
                    if (terminal)
                      curr._errors.push(mapper(issue2));
                    i++;
                    continue;
                  }
                  if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                    Object.defineProperty(curr, el, {
                      value: { _errors: [] },
                      enumerable: true,
                      writable: true,
                      configurable: true
                    });
                  }
                  const node2 = curr[el];
                  if (terminal) {
                    node2._errors.push(mapper(issue2));
                  }
                  curr = node2;
                  i++;
                }
              }
            }
          }
        };
        processError(error);
        return fieldErrors;
      }
      function treeifyError(error, mapper = (issue2) => issue2.message) {
        const result = { errors: [] };
        const processError = (error2, path = []) => {
          var _a2;
          for (const issue2 of error2.issues) {
            if (issue2.code === "invalid_union" && issue2.errors.length) {
              issue2.errors.map((issues) => processError({ issues }, [...path, ...issue2.path]));
            } else if (issue2.code === "invalid_key") {
              processError({ issues: issue2.issues }, [...path, ...issue2.path]);
            } else if (issue2.code === "invalid_element") {
              processError({ issues: issue2.issues }, [...path, ...issue2.path]);
            } else {
              const fullpath = [...path, ...issue2.path];
              if (fullpath.length === 0) {
                result.errors.push(mapper(issue2));
                continue;
              }
              let curr = result;
              let i = 0;
              while (i < fullpath.length) {
                const el = fullpath[i];
                const terminal = i === fullpath.length - 1;
                if (typeof el === "string") {
                  curr.properties ?? (curr.properties = {});
                  if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                    Object.defineProperty(curr.properties, el, {
                      value: { errors: [] },
                      enumerable: true,
                      writable: true,
                      configurable: true
                    });
                  }
                  curr = curr.properties[el];
                } else {
                  curr.items ?? (curr.items = []);
                  (_a2 = curr.items)[el] ?? (_a2[el] = { errors: [] });
                  curr = curr.items[el];
                }
                if (terminal) {
                  curr.errors.push(mapper(issue2));
                }
                i++;
              }
            }
          }
        };
        processError(error);
        return result;
      }
      function toDotPath(_path) {
        const segs = [];
        const path = _path.map((seg) => typeof seg === "object" ? seg.key : seg);
        for (const seg of path) {
          if (typeof seg === "number")
            segs.push(`[${seg}]`);
          else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
          else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
          else {
            if (segs.length)
              segs.push(".");
            segs.push(seg);
          }
        }
        return segs.join("");
      }
      function prettifyError(error) {
        const lines = [];
        const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
        for (const issue2 of issues) {
          lines.push(`\u2716 ${issue2.message}`);
          if (issue2.path?.length)
            lines.push(`  \u2192 at ${toDotPath(issue2.path)}`);
        }
        return lines.join("\n");
      }
      ;
      function finalizeParams(callee, params) {
        return { callee: params?.callee ?? callee, Err: params?.Err };
      }
      const _parse = (_Err) => {
        const fn = (schema, value, _ctx, _params) => {
          const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
          const result = schema._zod.run({ value, issues: [] }, ctx);
          if (result instanceof Promise) {
            throw new $ZodAsyncError();
          }
          if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
            captureStackTrace(e, _params?.callee ?? fn);
            throw e;
          }
          return result.value;
        };
        return fn;
      };
      const parse_parse = /* @__PURE__ */ _parse($ZodRealError);
      const _parseAsync = (_Err) => {
        const fn = async (schema, value, _ctx, params) => {
          const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
          let result = schema._zod.run({ value, issues: [] }, ctx);
          if (result instanceof Promise)
            result = await result;
          if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
            captureStackTrace(e, params?.callee ?? fn);
            throw e;
          }
          return result.value;
        };
        return fn;
      };
      const parse_parseAsync = /* @__PURE__ */ _parseAsync($ZodRealError);
      const _safeParse = (_Err) => (schema, value, _ctx) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
          throw new $ZodAsyncError();
        }
        return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
      };
      const safeParse = /* @__PURE__ */ _safeParse($ZodRealError);
      function failure(Err, issues, ctx) {
        let error;
        return {
          success: false,
          get error() {
            if (!error) {
              error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
              issues = void 0;
              ctx = void 0;
            }
            return error;
          },
          set error(e) {
            error = e;
            issues = void 0;
            ctx = void 0;
          }
        };
      }
      const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
          result = await result;
        return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
      };
      const safeParseAsync = /* @__PURE__ */ _safeParseAsync($ZodRealError);
      const COMPILE_INVALID = (
        /* unused pure expression or super */
        null
      );
      const COMPILE_FALLBACK = (
        /* unused pure expression or super */
        null
      );
      const validate = ((schema, value, _ctx) => {
        const validator = schema._zod.bag.validator;
        if (validator !== void 0) {
          if (validator(value) !== COMPILE_INVALID)
            return true;
          if (validator.definite === true && _ctx === void 0)
            return false;
        }
        return validateFallback(schema, value, _ctx);
      });
      function validateFallback(schema, value, _ctx) {
        const ctx = _ctx ? { ..._ctx, async: false, abortEarly: true } : { async: false, abortEarly: true };
        const fallbackRun = schema._zod.bag.fallbackRun;
        let result;
        if (fallbackRun) {
          ctx[COMPILE_FALLBACK] = true;
          result = fallbackRun({ value, issues: [] }, ctx);
        } else {
          result = schema._zod.run({ value, issues: [] }, ctx);
        }
        if (result instanceof Promise) {
          throw new core.$ZodAsyncError();
        }
        return result.issues.length === 0;
      }
      const parse_validateAsync = async (schema, value, _ctx) => {
        const ctx = _ctx ? { ..._ctx, async: true, abortEarly: true } : { async: true, abortEarly: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
          result = await result;
        return result.issues.length === 0;
      };
      const _encode = (_Err) => {
        const parse2 = _parse(_Err);
        const fn = (schema, value, _ctx, _params) => {
          const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
          return parse2(schema, value, ctx, finalizeParams(fn, _params));
        };
        return fn;
      };
      const encode = /* @__PURE__ */ _encode($ZodRealError);
      const _decode = (_Err) => {
        const parse2 = _parse(_Err);
        const fn = (schema, value, _ctx, _params) => {
          return parse2(schema, value, _ctx, finalizeParams(fn, _params));
        };
        return fn;
      };
      const decode = /* @__PURE__ */ _decode($ZodRealError);
      const _encodeAsync = (_Err) => {
        const parseAsync2 = _parseAsync(_Err);
        const fn = async (schema, value, _ctx, _params) => {
          const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
          return await parseAsync2(schema, value, ctx, finalizeParams(fn, _params));
        };
        return fn;
      };
      const encodeAsync = /* @__PURE__ */ _encodeAsync($ZodRealError);
      const _decodeAsync = (_Err) => {
        const parseAsync2 = _parseAsync(_Err);
        const fn = async (schema, value, _ctx, _params) => {
          return await parseAsync2(schema, value, _ctx, finalizeParams(fn, _params));
        };
        return fn;
      };
      const decodeAsync = /* @__PURE__ */ _decodeAsync($ZodRealError);
      const _safeEncode = (_Err) => (schema, value, _ctx) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return _safeParse(_Err)(schema, value, ctx);
      };
      const safeEncode = /* @__PURE__ */ _safeEncode($ZodRealError);
      const _safeDecode = (_Err) => (schema, value, _ctx) => {
        return _safeParse(_Err)(schema, value, _ctx);
      };
      const safeDecode = /* @__PURE__ */ _safeDecode($ZodRealError);
      const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return _safeParseAsync(_Err)(schema, value, ctx);
      };
      const safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync($ZodRealError);
      const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
        return _safeParseAsync(_Err)(schema, value, _ctx);
      };
      const safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync($ZodRealError);
      ;
      const ZodMiniType = /* @__PURE__ */ $constructor("ZodMiniType", (inst, def) => {
        if (!inst._zod)
          throw new Error("Uninitialized schema in ZodMiniType.");
        $ZodType.init(inst, def);
        inst.def = def;
        inst.type = def.type;
      }, {
        // `with` is an alias for `check`: the same function object, not a wrapper.
        get with() {
          return this.check;
        },
        set with(value) {
          own(this, "with", value);
        },
        parse(data, params) {
          return parse_parse(this, data, params, { callee: this.parse });
        },
        parseAsync(data, params) {
          return parse_parseAsync(this, data, params, { callee: this.parseAsync });
        },
        safeParse(data, params) {
          return safeParse(this, data, params);
        },
        safeParseAsync(data, params) {
          return safeParseAsync(this, data, params);
        },
        check(...checks2) {
          const def = this.def;
          return this.clone({
            ...def,
            checks: [
              ...def.checks ?? [],
              ...checks2.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)
            ]
          }, { parent: true });
        },
        clone(_def, params) {
          return clone(this, _def, params);
        },
        brand() {
          return this;
        },
        register(reg, meta2) {
          reg.add(this, meta2);
          return this;
        },
        apply(fn, ...args) {
          return args.length === 0 ? fn(this) : fn(this, ...args);
        }
      });
      const ZodMiniString = /* @__PURE__ */ $constructor("ZodMiniString", (inst, def) => {
        $ZodString.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function schemas_string(params) {
        return /* @__PURE__ */ _string(ZodMiniString, params);
      }
      const ZodMiniStringFormat = /* @__PURE__ */ $constructor("ZodMiniStringFormat", (inst, def) => {
        $ZodStringFormat.init(inst, def);
        ZodMiniString.init(inst, def);
      });
      const ZodMiniEmail = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_email(params) {
        return core._email(ZodMiniEmail, params);
      }
      const ZodMiniGUID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_guid(params) {
        return core._guid(ZodMiniGUID, params);
      }
      const ZodMiniUUID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_uuid(params) {
        return core._uuid(ZodMiniUUID, params);
      }
      // @__NO_SIDE_EFFECTS__
      function uuidv4(params) {
        return core._uuidv4(ZodMiniUUID, params);
      }
      // @__NO_SIDE_EFFECTS__
      function uuidv6(params) {
        return core._uuidv6(ZodMiniUUID, params);
      }
      // @__NO_SIDE_EFFECTS__
      function uuidv7(params) {
        return core._uuidv7(ZodMiniUUID, params);
      }
      const ZodMiniURL = /* @__PURE__ */ $constructor("ZodMiniURL", (inst, def) => {
        $ZodURL.init(inst, def);
        ZodMiniStringFormat.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function url(params) {
        return /* @__PURE__ */ _url(ZodMiniURL, params);
      }
      // @__NO_SIDE_EFFECTS__
      function httpUrl(params) {
        return core._url(ZodMiniURL, {
          protocol: regexes.httpProtocol,
          hostname: regexes.domain,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniEmoji = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_emoji(params) {
        return core._emoji(ZodMiniEmoji, params);
      }
      const ZodMiniNanoID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_nanoid(params) {
        return core._nanoid(ZodMiniNanoID, params);
      }
      const ZodMiniCUID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_cuid(params) {
        return core._cuid(ZodMiniCUID, params);
      }
      const ZodMiniCUID2 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_cuid2(params) {
        return core._cuid2(ZodMiniCUID2, params);
      }
      const ZodMiniULID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_ulid(params) {
        return core._ulid(ZodMiniULID, params);
      }
      const ZodMiniXID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_xid(params) {
        return core._xid(ZodMiniXID, params);
      }
      const ZodMiniKSUID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_ksuid(params) {
        return core._ksuid(ZodMiniKSUID, params);
      }
      const ZodMiniIPv4 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_ipv4(params) {
        return core._ipv4(ZodMiniIPv4, params);
      }
      const ZodMiniIPv6 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_ipv6(params) {
        return core._ipv6(ZodMiniIPv6, params);
      }
      const ZodMiniCIDRv4 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_cidrv4(params) {
        return core._cidrv4(ZodMiniCIDRv4, params);
      }
      const ZodMiniCIDRv6 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_cidrv6(params) {
        return core._cidrv6(ZodMiniCIDRv6, params);
      }
      const ZodMiniMAC = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_mac(params) {
        return core._mac(ZodMiniMAC, params);
      }
      const ZodMiniBase64 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_base64(params) {
        return core._base64(ZodMiniBase64, params);
      }
      const ZodMiniBase64URL = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_base64url(params) {
        return core._base64url(ZodMiniBase64URL, params);
      }
      const ZodMiniE164 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_e164(params) {
        return core._e164(ZodMiniE164, params);
      }
      const ZodMiniCreditCard = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_creditCard(params) {
        return core._creditCard(ZodMiniCreditCard, params);
      }
      const ZodMiniIBAN = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_iban(params) {
        return core._iban(ZodMiniIBAN, params);
      }
      const ZodMiniJWT = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function jwt(params) {
        return core._jwt(ZodMiniJWT, params);
      }
      const ZodMiniCustomStringFormat = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function stringFormat(format, fnOrRegex, _params = {}) {
        return core._stringFormat(ZodMiniCustomStringFormat, format, fnOrRegex, _params);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_hostname(_params) {
        return core._stringFormat(ZodMiniCustomStringFormat, "hostname", regexes.hostname, _params);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_hex(_params) {
        return core._stringFormat(ZodMiniCustomStringFormat, "hex", regexes.hex, _params);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_currencyCode(_params) {
        return core._stringFormat(ZodMiniCustomStringFormat, "currency_code", regexes.currencyCode, _params);
      }
      // @__NO_SIDE_EFFECTS__
      function hash(alg, params) {
        const enc = params?.enc ?? "hex";
        const format = `${alg}_${enc}`;
        const regex = core.regexes[format];
        if (!regex)
          throw new Error(`Unrecognized hash format: ${format}`);
        return core._stringFormat(ZodMiniCustomStringFormat, format, regex, params);
      }
      const ZodMiniNumber = /* @__PURE__ */ $constructor("ZodMiniNumber", (inst, def) => {
        $ZodNumber.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function schemas_number(params) {
        return core._number(ZodMiniNumber, params);
      }
      const ZodMiniNumberFormat = /* @__PURE__ */ $constructor("ZodMiniNumberFormat", (inst, def) => {
        $ZodNumberFormat.init(inst, def);
        ZodMiniNumber.init(inst, def);
      });
      function schemas_int(params) {
        return /* @__PURE__ */ _int(ZodMiniNumberFormat, params);
      }
      function float32(params) {
        return core._float32(ZodMiniNumberFormat, params);
      }
      function float64(params) {
        return core._float64(ZodMiniNumberFormat, params);
      }
      function int32(params) {
        return core._int32(ZodMiniNumberFormat, params);
      }
      function uint32(params) {
        return core._uint32(ZodMiniNumberFormat, params);
      }
      const ZodMiniBoolean = /* @__PURE__ */ $constructor("ZodMiniBoolean", (inst, def) => {
        $ZodBoolean.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function schemas_boolean(params) {
        return /* @__PURE__ */ _boolean(ZodMiniBoolean, params);
      }
      const ZodMiniBigInt = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_bigint(params) {
        return core._bigint(ZodMiniBigInt, params);
      }
      const ZodMiniBigIntFormat = (
        /* unused pure expression or super */
        null
      );
      function int64(params) {
        return core._int64(ZodMiniBigIntFormat, params);
      }
      function uint64(params) {
        return core._uint64(ZodMiniBigIntFormat, params);
      }
      const ZodMiniSymbol = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function symbol(params) {
        return core._symbol(ZodMiniSymbol, params);
      }
      const ZodMiniUndefined = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_undefined(params) {
        return core._undefined(ZodMiniUndefined, params);
      }
      const ZodMiniNull = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_null(params) {
        return core._null(ZodMiniNull, params);
      }
      const ZodMiniAny = /* @__PURE__ */ $constructor("ZodMiniAny", (inst, def) => {
        $ZodAny.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function any() {
        return /* @__PURE__ */ _any(ZodMiniAny);
      }
      const ZodMiniUnknown = /* @__PURE__ */ $constructor("ZodMiniUnknown", (inst, def) => {
        $ZodUnknown.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function unknown() {
        return /* @__PURE__ */ _unknown(ZodMiniUnknown);
      }
      const ZodMiniNever = /* @__PURE__ */ $constructor("ZodMiniNever", (inst, def) => {
        $ZodNever.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function never(params) {
        return /* @__PURE__ */ _never(ZodMiniNever, params);
      }
      const ZodMiniVoid = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_void(params) {
        return core._void(ZodMiniVoid, params);
      }
      const ZodMiniDate = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_date(params) {
        return core._date(ZodMiniDate, params);
      }
      const ZodMiniArray = /* @__PURE__ */ $constructor("ZodMiniArray", (inst, def) => {
        $ZodArray.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function array(element, params) {
        return new ZodMiniArray({
          type: "array",
          element,
          ...normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function keyof(schema) {
        const shape = schema._zod.def.shape;
        return /* @__PURE__ */ schemas_enum(Object.keys(shape));
      }
      const ZodMiniObject = /* @__PURE__ */ $constructor("ZodMiniObject", (inst, def) => {
        $ZodObject.init(inst, def);
        ZodMiniType.init(inst, def);
        installLazyProp(inst, "shape", (self2) => self2._zod.def.shape, false);
      });
      // @__NO_SIDE_EFFECTS__
      function object(shape, params) {
        const def = {
          type: "object",
          shape: shape ?? {},
          ...normalizeParams(params)
        };
        return new ZodMiniObject(def);
      }
      // @__NO_SIDE_EFFECTS__
      function strictObject(shape, params) {
        return new ZodMiniObject({
          type: "object",
          shape,
          catchall: /* @__PURE__ */ never(),
          ...normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function looseObject(shape, params) {
        return new ZodMiniObject({
          type: "object",
          shape,
          catchall: /* @__PURE__ */ unknown(),
          ...normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_extend(schema, shape) {
        return util.extend(schema, shape);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_safeExtend(schema, shape) {
        return util.safeExtend(schema, shape);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_merge(a, b) {
        return util.merge(a, b);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_pick(schema, mask) {
        return util.pick(schema, mask);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_omit(schema, mask) {
        return util.omit(schema, mask);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_partial(schema, mask) {
        const def = schema._zod.def;
        if (def.type !== "tuple")
          return util.partial(ZodMiniOptional, schema, mask);
        if (def.checks?.length)
          throw new Error(".partial() cannot be used on tuple schemas containing refinements");
        return util.clone(schema, {
          ...def,
          items: def.items.map((item) => new ZodMiniOptional({ type: "optional", innerType: item }))
        });
      }
      // @__NO_SIDE_EFFECTS__
      function exactPartial(schema, mask) {
        return util.partial(ZodMiniExactOptional, schema, mask, "exactPartial");
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_required(schema, mask) {
        return util.required(ZodMiniNonOptional, schema, mask);
      }
      // @__NO_SIDE_EFFECTS__
      function catchall(inst, catchall2) {
        return inst.clone(util.mergeDefs(inst._zod.def, { catchall: catchall2 }));
      }
      const ZodMiniUnion = /* @__PURE__ */ $constructor("ZodMiniUnion", (inst, def) => {
        $ZodUnion.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function union(options2, params) {
        return new ZodMiniUnion({
          type: "union",
          options: options2,
          ...normalizeParams(params)
        });
      }
      const ZodMiniXor = (
        /* unused pure expression or super */
        null
      );
      function xor(options2, params) {
        return new ZodMiniXor({
          type: "union",
          options: options2,
          inclusive: false,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniDiscriminatedUnion = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function discriminatedUnion(discriminator, options2, params) {
        return new ZodMiniDiscriminatedUnion({
          type: "union",
          options: options2,
          discriminator,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniIntersection = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function intersection(left, right) {
        return new ZodMiniIntersection({
          type: "intersection",
          left,
          right
        });
      }
      const ZodMiniTuple = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function tuple(items, _paramsOrRest, _params) {
        const hasRest = _paramsOrRest instanceof core.$ZodType;
        const params = hasRest ? _params : _paramsOrRest;
        const rest = hasRest ? _paramsOrRest : null;
        return new ZodMiniTuple({
          type: "tuple",
          items,
          rest,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniRecord = /* @__PURE__ */ $constructor("ZodMiniRecord", (inst, def) => {
        $ZodRecord.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function record(keyType, valueType, params) {
        if (!valueType || !valueType._zod) {
          return new ZodMiniRecord({
            type: "record",
            keyType: /* @__PURE__ */ schemas_string(),
            valueType: keyType,
            ...util.normalizeParams(valueType)
          });
        }
        return new ZodMiniRecord({
          type: "record",
          keyType,
          valueType,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function partialRecord(keyType, valueType, params) {
        return new ZodMiniRecord({
          type: "record",
          keyType,
          valueType,
          ...normalizeParams(params),
          partial: true
        });
      }
      function looseRecord(keyType, valueType, params) {
        return new ZodMiniRecord({
          type: "record",
          keyType,
          valueType,
          mode: "loose",
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniMap = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function map(keyType, valueType, params) {
        return new ZodMiniMap({
          type: "map",
          keyType,
          valueType,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniSet = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function set(valueType, params) {
        return new ZodMiniSet({
          type: "set",
          valueType,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniEnum = /* @__PURE__ */ $constructor("ZodMiniEnum", (inst, def) => {
        $ZodEnum.init(inst, def);
        ZodMiniType.init(inst, def);
        inst.options = [...inst._zod.values];
      });
      // @__NO_SIDE_EFFECTS__
      function schemas_enum(values, params) {
        const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
        return new ZodMiniEnum({
          type: "enum",
          entries,
          ...normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function nativeEnum(entries, params) {
        return new ZodMiniEnum({
          type: "enum",
          entries,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniLiteral = /* @__PURE__ */ $constructor("ZodMiniLiteral", (inst, def) => {
        $ZodLiteral.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function literal(value, params) {
        return new ZodMiniLiteral({
          type: "literal",
          values: Array.isArray(value) ? value : [value],
          ...normalizeParams(params)
        });
      }
      const ZodMiniFile = /* @__PURE__ */ $constructor("ZodMiniFile", (inst, def) => {
        $ZodFile.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function file(params) {
        return /* @__PURE__ */ _file(ZodMiniFile, params);
      }
      const ZodMiniTransform = /* @__PURE__ */ $constructor("ZodMiniTransform", (inst, def) => {
        $ZodTransform.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function transform(fn) {
        return new ZodMiniTransform({
          type: "transform",
          transform: fn
        });
      }
      const ZodMiniOptional = /* @__PURE__ */ $constructor("ZodMiniOptional", (inst, def) => {
        $ZodOptional.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function optional(innerType) {
        return new ZodMiniOptional({
          type: "optional",
          innerType
        });
      }
      const ZodMiniExactOptional = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function exactOptional(innerType) {
        return new ZodMiniExactOptional({
          type: "optional",
          innerType
        });
      }
      const ZodMiniNullable = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function nullable(innerType) {
        return new ZodMiniNullable({
          type: "nullable",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_nullish(innerType) {
        return /* @__PURE__ */ optional(/* @__PURE__ */ nullable(innerType));
      }
      const ZodMiniDefault = /* @__PURE__ */ $constructor("ZodMiniDefault", (inst, def) => {
        $ZodDefault.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function schemas_default(innerType, defaultValue) {
        return new ZodMiniDefault({
          type: "default",
          innerType,
          get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
          }
        });
      }
      const ZodMiniPrefault = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function prefault(innerType, defaultValue) {
        return new ZodMiniPrefault({
          type: "prefault",
          innerType,
          get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
          }
        });
      }
      const ZodMiniNonOptional = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function nonoptional(innerType, params) {
        return new ZodMiniNonOptional({
          type: "nonoptional",
          innerType,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniSuccess = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function success(innerType) {
        return new ZodMiniSuccess({
          type: "success",
          innerType
        });
      }
      const ZodMiniCatch = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_catch(innerType, catchValue) {
        return new ZodMiniCatch({
          type: "catch",
          innerType,
          catchValue: typeof catchValue === "function" ? catchValue : core.util.constantCatch(catchValue)
        });
      }
      const ZodMiniNaN = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function nan(params) {
        return core._nan(ZodMiniNaN, params);
      }
      const ZodMiniPipe = /* @__PURE__ */ $constructor("ZodMiniPipe", (inst, def) => {
        $ZodPipe.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function pipe(in_, out) {
        return new ZodMiniPipe({
          type: "pipe",
          in: in_,
          out
        });
      }
      const ZodMiniCodec = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function codec(in_, out, params) {
        return new ZodMiniCodec({
          type: "pipe",
          in: in_,
          out,
          transform: params.decode,
          reverseTransform: params.encode
        });
      }
      // @__NO_SIDE_EFFECTS__
      function invertCodec(codec2) {
        const def = codec2._zod.def;
        return new ZodMiniCodec({
          type: "pipe",
          in: def.out,
          out: def.in,
          transform: def.reverseTransform,
          reverseTransform: def.transform
        });
      }
      const ZodMiniReadonly = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function readonly(innerType) {
        return new ZodMiniReadonly({
          type: "readonly",
          innerType
        });
      }
      const ZodMiniTemplateLiteral = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function templateLiteral(parts, params) {
        return new ZodMiniTemplateLiteral({
          type: "template_literal",
          parts,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniLazy = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_lazy(getter) {
        return new ZodMiniLazy({
          type: "lazy",
          getter
        });
      }
      const ZodMiniPromise = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function promise(innerType) {
        return new ZodMiniPromise({
          type: "promise",
          innerType
        });
      }
      const ZodMiniCustom = /* @__PURE__ */ $constructor("ZodMiniCustom", (inst, def) => {
        $ZodCustom.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function check(fn, params) {
        const ch = new core.$ZodCheck({
          check: "custom",
          ...util.normalizeParams(params)
        });
        ch._zod.check = fn;
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function custom(fn, _params) {
        return core._custom(ZodMiniCustom, fn ?? (() => true), _params);
      }
      // @__NO_SIDE_EFFECTS__
      function refine(fn, _params = {}) {
        return /* @__PURE__ */ _refine(ZodMiniCustom, fn, _params);
      }
      // @__NO_SIDE_EFFECTS__
      function superRefine(fn, params) {
        return core._superRefine(fn, params);
      }
      const schemas_describe = describe;
      const schemas_meta = meta;
      class schemas_Class {
        constructor(..._args) {
        }
      }
      // @__NO_SIDE_EFFECTS__
      function _instanceof(cls, params = {}) {
        const inst = /* @__PURE__ */ custom((data) => data instanceof cls, params);
        inst._zod.bag.Class = cls;
        inst._zod.check = (payload) => {
          if (!(payload.value instanceof cls)) {
            payload.issues.push({
              code: "invalid_type",
              expected: cls.name,
              input: payload.value,
              inst,
              path: [...inst._zod.def.path ?? []]
            });
          }
        };
        return inst;
      }
      const stringbool = (...args) => core._stringbool({
        Codec: ZodMiniCodec,
        Boolean: ZodMiniBoolean,
        String: ZodMiniString
      }, ...args);
      // @__NO_SIDE_EFFECTS__
      function json() {
        const jsonSchema = /* @__PURE__ */ schemas_lazy(() => {
          return /* @__PURE__ */ union([/* @__PURE__ */ schemas_string(), /* @__PURE__ */ schemas_number(), /* @__PURE__ */ schemas_boolean(), /* @__PURE__ */ schemas_null(), /* @__PURE__ */ array(jsonSchema), /* @__PURE__ */ record(/* @__PURE__ */ schemas_string(), jsonSchema)]);
        });
        return jsonSchema;
      }
      const ZodMiniFunction = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function _function(params) {
        return new ZodMiniFunction({
          type: "function",
          input: Array.isArray(params?.input) ? /* @__PURE__ */ tuple(params?.input) : params?.input ?? /* @__PURE__ */ array(/* @__PURE__ */ unknown()),
          output: params?.output ?? /* @__PURE__ */ unknown()
        });
      }
      var match = __nccwpck_require__2(8574);
      var core_json = __nccwpck_require__2(5961);
      var addresses = __nccwpck_require__2(2703);
      var options = __nccwpck_require__2(96);
      var requests = __nccwpck_require__2(7737);
      ;
      const claimNames = [
        "repository",
        "repository_owner",
        "ref",
        "environment",
        "workflow_ref",
        "job_workflow_ref",
        "event_name"
      ];
      const limit = (least, most) => /* @__PURE__ */ optional(schemas_int().check(/* @__PURE__ */ _gte(least), /* @__PURE__ */ _lte(most)));
      const condition = (/* @__PURE__ */ schemas_string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(1e3));
      const ruleFile = /* @__PURE__ */ strictObject({
        issuer: /* @__PURE__ */ schemas_default(/* @__PURE__ */ schemas_string(), "https://token.actions.githubusercontent.com"),
        audience: (/* @__PURE__ */ schemas_string()).check(/* @__PURE__ */ _minLength(1)),
        rules: /* @__PURE__ */ array(/* @__PURE__ */ strictObject({
          name: (/* @__PURE__ */ schemas_string()).check(/* @__PURE__ */ _regex(/^[\w.@-]{1,64}$/)),
          if: (/* @__PURE__ */ partialRecord(/* @__PURE__ */ schemas_enum(claimNames), condition)).check(/* @__PURE__ */ refine((conditions) => Object.keys(conditions).length > 0, "it names no claim")),
          rate: limit(1, 999999),
          // With 0 a job may check and verify, and can stamp nothing.
          count: limit(0, 999999999)
        }))
      });
      function readRuleFile(file2) {
        return (0, options.wh)(`The file of rules ${file2}`, () => {
          const { success: success2, data: rules, error } = ruleFile.safeParse((0, core_json.lk)((0, core_json.g7)((0, external_node_fs_.readFileSync)(file2))));
          if (!success2)
            throw new Error(error.issues.map(describeIssue)[0]);
          if ((0, addresses.DB)(rules.issuer) === void 0)
            throw new Error("its issuer is no https: address");
          const ruleNames = rules.rules.map(({ name }) => name);
          const twice = ruleNames.find((name, index) => ruleNames.indexOf(name) < index);
          if (twice !== void 0)
            throw new Error(`the name ${twice} stands twice`);
          return rules;
        });
      }
      function describeIssue(issue2) {
        const place = issue2.path.length === 0 ? "it" : issue2.path.join(".");
        if (issue2.code === "unrecognized_keys")
          return `${place} has the unknown member ${issue2.keys.join(", ")}`;
        return issue2.code === "custom" ? `${place}: ${issue2.message}` : `${place} is missing or wrong`;
      }
      function findRule({ rules }, claims) {
        const fits = (glob, value) => value !== void 0 && (0, match.tD)(glob, value);
        return rules.find((rule) => claimNames.every((name) => rule.if[name] === void 0 || fits(rule.if[name], claims[name])));
      }
      class UntrustedToken extends requests.P_ {
        constructor(why) {
          super(401, `The token is not trusted: ${why}.`);
        }
      }
      const leeway = 30;
      const signatureAlgorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
      const maxKeyAgeMs = 6e5;
      const pauseMs = { known: 6e4, unknown: 2e3 };
      const maxLookMs = 5e3;
      const maxIssuerBytes = 2 ** 20;
      async function createTrust({ issuer, audience }) {
        const jose = await __nccwpck_require__2.e(
          /* import() */
          460
        ).then(__nccwpck_require__2.bind(__nccwpck_require__2, 6460));
        const findKey = createKeyFinder(issuer, jose);
        const rules = { issuer, audience, algorithms: signatureAlgorithms, requiredClaims: ["exp"], clockTolerance: leeway };
        return async (token) => {
          checkMembers(token);
          try {
            const { payload } = await jose.jwtVerify(token, findKey, rules);
            const claims = claimNames.map((name) => [name, payload[name]]);
            return Object.fromEntries(claims.filter(([, value]) => typeof value === "string"));
          } catch (error) {
            if (!(error instanceof jose.errors.JOSEError))
              throw toOutage(issuer, error);
            const claim2 = (0, members.mz)(error, "claim");
            throw new UntrustedToken(typeof claim2 === "string" ? `${error.code}, ${claim2}` : error.code);
          }
        };
      }
      function toOutage(issuer, cause) {
        if (cause instanceof errors._Z)
          return cause;
        return new errors._Z("SERVICE_UNAVAILABLE", `The issuer ${issuer} cannot be asked just now.`, { cause });
      }
      function createKeyFinder(issuer, { createLocalJWKSet, errors: errors2 }) {
        let known;
        let failed;
        let looking;
        const fresh = () => known !== void 0 && performance.now() - known.at < maxKeyAgeMs ? known : void 0;
        const look = async () => {
          if (failed !== void 0 && performance.now() < failed.until)
            throw failed.error;
          try {
            const keys = createLocalJWKSet(await readKeySet(issuer));
            known = { keys, at: performance.now() };
            return keys;
          } catch (cause) {
            const error = toOutage(issuer, cause);
            failed = { error, until: performance.now() + (fresh() ? pauseMs.known : pauseMs.unknown) };
            throw error;
          }
        };
        const lookOnce = async () => await (looking ??= look().finally(() => void (looking = void 0)));
        return async (...wanted) => {
          const keys = fresh()?.keys ?? await lookOnce();
          try {
            return await keys(...wanted);
          } catch (error) {
            const isLookDue = performance.now() - (known?.at ?? 0) >= pauseMs.known;
            if (!(error instanceof errors2.JWKSNoMatchingKey) || !isLookDue)
              throw error;
            return await (await lookOnce())(...wanted);
          }
        };
      }
      async function readKeySet(issuer) {
        const signal = AbortSignal.timeout(maxLookMs);
        const found = await readIssuer(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, signal);
        const place = (0, members.mz)(found, "jwks_uri");
        if ((0, members.mz)(found, "issuer") !== issuer || typeof place !== "string")
          throw new Error("it describes another issuer");
        return await readIssuer(place, signal);
      }
      async function readIssuer(url2, signal) {
        const response = await fetch(url2, { redirect: "error", signal });
        if (!response.ok || response.body === null) {
          await response.body?.cancel();
          throw new Error(`it answered ${response.status}`);
        }
        const tooLarge = () => new RangeError(`it is larger than ${maxIssuerBytes} bytes`);
        return (0, core_json.lk)((0, core_json._6)(await (0, core_json.rU)(response.body, maxIssuerBytes, tooLarge)));
      }
      function checkMembers(token) {
        const [head = "", payload = "", ...rest] = token.split(".");
        try {
          if (rest.length !== 1)
            throw new RangeError("it has not three parts");
          for (const part of [head, payload])
            (0, core_json.lk)((0, core_json._6)(Buffer.from(part, "base64url")));
        } catch {
          throw new UntrustedToken("it cannot be read");
        }
      }
      const tokenPath = "/token";
      const lifetimeMs = 15 * 6e4;
      const maxKeysAMinute = 60;
      async function createExchange(file2, keys) {
        let rules = readRuleFile(file2);
        let trust = await createTrust(rules);
        const take = (0, admin_keys.Ns)(() => performance.now());
        const give = async (rule, client) => {
          const wait = take(`${rule.name} ${client}`, maxKeysAMinute);
          if (wait > 0)
            throw new requests.P_(429, "Keep a key that you have.", { "retry-after": `${wait}` });
          const end = Date.now() + lifetimeMs;
          const key = (0, admin_keys.ZM)(await keys.secret(), rule.name, end);
          return (0, requests.aB)({ api_key: key, expires_at: new Date(end).toISOString() });
        };
        return {
          /** Reads the rules again. @throws Error when they cannot be used; then the former ones stay in use */
          renew: async () => {
            const [before, next] = [rules, readRuleFile(file2)];
            const isSame = next.issuer === before.issuer && next.audience === before.audience;
            [trust, rules] = [isSame ? trust : await createTrust(next), next];
            (0, log._1)("rules-read", before.rules, next.rules);
          },
          /** Finds the rule by which the key `sent` was given, with its limits of today; `undefined` if the rule is gone. */
          find: async (sent) => {
            const name = (0, admin_keys.VJ)(await keys.secret(), sent, Date.now());
            return rules.rules.find((rule) => rule.name === name);
          },
          answer: async (request) => {
            const token = (0, requests.DH)(request);
            if (token === null)
              throw new requests.P_(401, "Send the runner's token as a bearer token.");
            const asked = rules;
            const claims = await trust(token);
            const rule = findRule(asked, claims);
            if (rule !== void 0)
              return await give(rule, request.client ?? "");
            throw new requests.P_(403, `No rule fits the token's claims: ${JSON.stringify(claims)}.`);
          }
        };
      }
      var store_store = __nccwpck_require__2(9473);
      var carry = __nccwpck_require__2(9673);
      var ledger = __nccwpck_require__2(3700);
      ;
      const demoAddress = "0x4C4F43414C2044454D4F";
      const chainName = "a demonstration ledger";
      const aboutChain = { ledger: "embedded", chain: "local", chainName, address: demoAddress, demo: true };
      function openDemonstration({ data, blockTimeMs, now = () => /* @__PURE__ */ new Date() }) {
        const store = (0, store_store.y$)((0, store_database.q)(data, "demonstration", checkChain), demoAddress);
        const addBlockNow = async (rows) => await addBlock(rows, now().getTime());
        const makeBlock = async () => await store.write(addBlockNow);
        let isDue = blockTimeMs === 0;
        const chain = {
          name: "the demonstration",
          confirmations: 0,
          // Rounds make the blocks, so a busy pause is as long as a block's time, and nothing ends it early.
          pauses: { busy: blockTimeMs, idle: 6e5 },
          staleAfterMs: Infinity,
          about: () => aboutChain,
          async round() {
            if (isDue)
              await makeBlock();
            isDue = true;
            return { isBusy: blockTimeMs > 0 };
          },
          blockAtOnce: blockTimeMs === 0 ? addBlockNow : void 0,
          holding: async () => [],
          find: async () => ({ tip: (await store.index.tip())?.number ?? 0, isComplete: true, locations: [] })
        };
        return { ...(0, ledger.a)({ store, chain, queue: 1e5, now }), makeBlock };
      }
      const maxKeptStates = 1e5;
      async function addBlock(rows, time2) {
        const stamps = await rows.taken.waitingStamps(maxKeptStates);
        const requests2 = await rows.taken.waitingRequests(maxKeptStates);
        if (stamps.length === 0 && requests2.length === 0)
          return;
        const last = await rows.index.tip();
        const block = (last?.number ?? 0) + 1;
        const begun = { address: demoAddress, own: demoAddress, amount: "0", time: time2, state: "sealed", block };
        const transactions = [];
        const add = (coin, states) => {
          const txpow = toId("transaction", time2, states);
          transactions.push(`${coin} ${txpow} ${demoAddress} ${states}`);
          return { coin, txpow };
        };
        if (stamps.length > 0) {
          const ids = add(`0x${block}`, stamps.map(({ digest }) => digest).join(" "));
          await (0, carry.qN)(rows, { ...begun, ...ids, made: ids.coin, kind: "digests" }, await (0, carry.uM)("digests", stamps));
        }
        if (requests2.length > 0) {
          const coin = `0x${block}A`;
          const root = await (0, carry.qN)(rows, { ...begun, coin, kind: "root" }, await (0, carry.uM)("root", requests2));
          const place = { address: demoAddress, state: root, port: carry.M4, block };
          await rows.index.addLocations([{ ...add(coin, root), ...place }]);
        }
        await rows.index.addBlocks([{ number: block, time: time2, id: toBlockId(last, block, time2, transactions.join("\n")) }]);
      }
      function toId(...parts) {
        return `0x${(0, external_node_crypto_.hash)("sha3-256", parts.join("\n")).toUpperCase()}`;
      }
      const toBlockId = (before, number2, time2, transactions) => toId("block", before?.id ?? "none", number2, time2, transactions);
      const blocksAndContent = `SELECT number, id, time, (SELECT group_concat(line, char(10) ORDER BY kind) FROM (
      SELECT kind, made || ' ' || txpow || ' ' || address || ' ' || (SELECT group_concat(digest, ' ' ORDER BY number)
        FROM stamps WHERE anchoring = anchorings.number) AS line
      FROM anchorings WHERE state = 'sealed' AND kind = 'digests' AND block = blocks.number
      UNION ALL SELECT 'root', coin || ' ' || txpow || ' ' || address || ' ' || state
      FROM places WHERE block = blocks.number)) AS transactions
  FROM blocks ORDER BY number`;
      const stray = `SELECT block FROM (SELECT DISTINCT anchoring FROM stamps WHERE anchoring IS NOT NULL) AS carried
    LEFT JOIN anchorings ON number = anchoring AND state = 'sealed'
    WHERE block IS NULL OR block NOT IN (SELECT number FROM blocks)
  UNION ALL SELECT block FROM places WHERE block NOT IN (SELECT number FROM blocks)`;
      function checkChain(database) {
        let before;
        for (const row of database.prepare(blocksAndContent).iterate()) {
          const block = row;
          const { number: number2, time: time2, id, transactions } = block;
          const isNext = number2 === (before?.number ?? 0) + 1 && transactions !== null;
          if (!isNext || toBlockId(before, number2, time2, transactions) !== id)
            throw new Error(`its chain is broken at block ${number2}`);
          before = block;
        }
        if (database.prepare(stray).get() !== void 0)
          throw new Error("its chain is broken: blocks are missing");
      }
      var wire = __nccwpck_require__2(8835);
      ;
      const version_version = "0.2.0";
      function documentUrl(name) {
        return `https://github.com/anchor-artifacts/anchor-artifacts/blob/v${version_version}/docs/${name}`;
      }
      function errorHelpUrl(title) {
        return documentUrl(`errors.md#${title.toLowerCase().replaceAll(/[^\w-]+/g, "-")}`);
      }
      var prom_client = __nccwpck_require__2(5222);
      ;
      const ofProcess = new prom_client.Registry();
      (0, prom_client.collectDefaultMetrics)({ register: ofProcess });
      function createMetrics(ledger2) {
        const registers = [new prom_client.Registry()];
        const answered = new prom_client.Counter({
          name: "anchor_requests_total",
          help: "Answered requests.",
          labelNames: ["operation", "status"],
          registers
        });
        const durations = new prom_client.Histogram({
          name: "anchor_request_seconds",
          help: "How long requests took.",
          labelNames: ["operation"],
          buckets: [5e-3, 0.025, 0.1, 0.5, 2.5, 10],
          registers
        });
        return {
          add(operation, status, seconds) {
            answered.labels(operation, String(status)).inc();
            durations.labels(operation).observe(seconds);
          },
          async render() {
            const ofLedger = await readLedger(ledger2);
            return await prom_client.Registry.merge([ofProcess, ...registers, ofLedger]).metrics();
          }
        };
      }
      async function readLedger(ledger2) {
        const registry2 = new prom_client.Registry();
        const registers = [registry2];
        const { metrics, spent } = await ledger2.metrics();
        for (const [ending, help2, value] of metrics) {
          const name = `anchor_${ending}`;
          if (value === void 0)
            continue;
          if (name.endsWith("_total"))
            new prom_client.Counter({ name, help: help2, registers }).inc(value);
          else
            new prom_client.Gauge({ name, help: help2, registers }).set(value);
        }
        const help = "Stamps spent, by the name of the key.";
        const stamps = new prom_client.Counter({ name: "anchor_key_stamps_total", help, labelNames: ["key"], registers });
        for (const [key, count] of spent)
          stamps.labels(key).inc(count);
        const facts = { version: version_version, node: process.version, ledger: ledger2.about().ledger };
        const labelNames = Object.keys(facts);
        new prom_client.Gauge({ name: "anchor_build_info", help: "What runs.", labelNames, registers }).set(facts, 1);
        return registry2;
      }
      const metricsType = ofProcess.contentType;
      const freshMs = 500;
      function createHealthWatch(look, now = () => performance.now()) {
        const since = /* @__PURE__ */ new Map();
        let last;
        let goodUntil = Infinity;
        const lookAgain = async () => {
          goodUntil = Infinity;
          const found = await look().catch((error) => [(0, errors.bD)(error)]);
          for (const known of since.keys())
            if (!found.includes(known))
              since.delete(known);
          for (const reason2 of found)
            if (!since.has(reason2))
              since.set(reason2, now());
          goodUntil = now() + freshMs;
          return found;
        };
        return async () => {
          if (last === void 0 || now() >= goodUntil)
            last = lookAgain();
          const found = await last;
          return found.map((reason2) => ({ reason: reason2, seconds: Math.floor((now() - (since.get(reason2) ?? now())) / 1e3) }));
        };
      }
      ;
      function assignProps(target, ...sources) {
        for (const source of sources) {
          for (const key of Reflect.ownKeys(source)) {
            if (Object.prototype.propertyIsEnumerable.call(source, key)) {
              assignProp(target, key, source[key]);
            }
          }
        }
        return target;
      }
      function initializeContext(params) {
        let target = params?.target ?? "draft-2020-12";
        if (target === "draft-4")
          target = "draft-04";
        if (target === "draft-7")
          target = "draft-07";
        return {
          processors: params.processors ?? {},
          metadataRegistry: params?.metadata ?? globalRegistry,
          target,
          unrepresentable: params?.unrepresentable ?? "throw",
          override: params?.override ?? (() => {
          }),
          io: params?.io ?? "output",
          counter: 0,
          seen: /* @__PURE__ */ new Map(),
          sharedDefsExtractedFor: void 0,
          sharedEmitDoneFor: void 0,
          cycles: params?.cycles ?? "ref",
          reused: params?.reused ?? "inline",
          intersections: [],
          deferred: [],
          external: params?.external ?? void 0
        };
      }
      function handleUnrepresentable(schema, ctx, json2, params, message) {
        const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({ zodSchema: schema, path: params.path, message }) : ctx.unrepresentable;
        if (result === "any")
          return false;
        if (result === void 0 || result === "throw")
          throw new Error(message);
        Object.assign(json2, result);
        return true;
      }
      function processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
        var _a2;
        const def = schema._zod.def;
        const seen = ctx.seen.get(schema);
        if (seen) {
          seen.count++;
          const isCycle = _params.schemaPath.includes(schema);
          if (isCycle) {
            seen.cycle = _params.path;
          }
          return seen.schema;
        }
        const result = { schema: {}, count: 1, cycle: void 0, path: _params.path };
        ctx.seen.set(schema, result);
        ctx.sharedDefsExtractedFor = void 0;
        ctx.sharedEmitDoneFor = void 0;
        const overrideSchema = schema._zod.toJSONSchema?.();
        if (overrideSchema) {
          result.schema = overrideSchema;
        } else {
          const params = {
            ..._params,
            schemaPath: [..._params.schemaPath, schema],
            path: _params.path
          };
          if (schema._zod.processJSONSchema) {
            schema._zod.processJSONSchema(ctx, result.schema, params);
          } else {
            const _json = result.schema;
            const processor = ctx.processors[def.type];
            if (!processor) {
              throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
            }
            processor(schema, ctx, _json, params);
          }
          const parent = schema._zod.parent;
          if (parent) {
            if (!result.ref)
              result.ref = parent;
            processSchema(parent, ctx, params);
            ctx.seen.get(parent).isParent = true;
          }
        }
        const meta2 = ctx.metadataRegistry.get(schema);
        if (meta2)
          assignProps(result.schema, meta2);
        if (ctx.io === "input" && isTransforming(schema)) {
          delete result.schema.examples;
          delete result.schema.default;
        }
        if (ctx.io === "input" && "_prefault" in result.schema)
          (_a2 = result.schema).default ?? (_a2.default = result.schema._prefault);
        delete result.schema._prefault;
        const _result = ctx.seen.get(schema);
        return _result.schema;
      }
      function encodeJSONPointerSegment(segment) {
        return segment.replace(/~/g, "~0").replace(/\//g, "~1");
      }
      function extractDefs(ctx, schema) {
        const root = ctx.seen.get(schema);
        if (!root)
          throw new Error("Unprocessed schema. This is a bug in Zod.");
        if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
          return;
        const idToSchema = /* @__PURE__ */ new Map();
        for (const entry of ctx.seen.entries()) {
          const id = ctx.metadataRegistry.get(entry[0])?.id;
          if (id) {
            const existing = idToSchema.get(id);
            if (existing && existing !== entry[0]) {
              throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
            }
            idToSchema.set(id, entry[0]);
          }
        }
        const makeURI = (entry) => {
          const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
          if (ctx.external) {
            const externalId = ctx.external.registry.get(entry[0])?.id;
            const uriGenerator = ctx.external.uri ?? ((id2) => id2);
            if (externalId) {
              return { ref: uriGenerator(externalId) };
            }
            const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
            entry[1].defId = id;
            return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
          }
          const uriPrefix = `#`;
          const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
          if (entry[1] === root && !entry[1].schema.id) {
            return { ref: uriPrefix };
          }
          const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
          return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
        };
        const extractToDef = (entry) => {
          if (entry[1].schema.$ref) {
            return;
          }
          const seen = entry[1];
          const { ref, defId } = makeURI(entry);
          seen.def = { ...seen.schema };
          if (defId)
            seen.defId = defId;
          const schema2 = seen.schema;
          for (const key in schema2) {
            delete schema2[key];
          }
          schema2.$ref = ref;
        };
        if (ctx.cycles === "throw") {
          for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.cycle) {
              throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
            }
          }
        }
        for (const entry of ctx.seen.entries()) {
          const seen = entry[1];
          if (schema === entry[0]) {
            extractToDef(entry);
            continue;
          }
          if (ctx.external) {
            const ext = ctx.external.registry.get(entry[0])?.id;
            if (schema !== entry[0] && ext) {
              extractToDef(entry);
              continue;
            }
          }
          const id = ctx.metadataRegistry.get(entry[0])?.id;
          if (id) {
            extractToDef(entry);
            continue;
          }
          if (seen.cycle) {
            extractToDef(entry);
            continue;
          }
          if (seen.count > 1) {
            if (ctx.reused === "ref") {
              extractToDef(entry);
            }
          }
        }
        if (ctx.external)
          ctx.sharedDefsExtractedFor = ctx.external;
      }
      function compactTypeUnion(schema) {
        const options2 = schema.anyOf;
        if (!Array.isArray(options2) || options2.length === 0 || schema.type !== void 0)
          return;
        const types = [];
        for (const option of options2) {
          if (!option || typeof option !== "object")
            return;
          compactTypeUnion(option);
          const keys = Object.keys(option);
          if (keys.length !== 1 || keys[0] !== "type")
            return;
          const type = option.type;
          for (const member of Array.isArray(type) ? type : [type]) {
            if (typeof member !== "string")
              return;
            if (!types.includes(member))
              types.push(member);
          }
        }
        delete schema.anyOf;
        schema.type = types.length === 1 ? types[0] : types;
      }
      const FOLDABLE_KEYS = /* @__PURE__ */ new Set(["type", "properties", "required", "additionalProperties"]);
      const UNION_KEYS = ["oneOf", "anyOf"];
      function undeclaredConstraint(member) {
        const extra = member.additionalProperties;
        if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null)
          return null;
        return Object.keys(extra).length ? extra : null;
      }
      function foldObjects(members2) {
        const objects = [];
        for (const member of members2) {
          if (typeof member !== "object" || member.type !== "object")
            return null;
          for (const key in member) {
            if (!FOLDABLE_KEYS.has(key))
              return null;
          }
          objects.push(member);
        }
        const properties = {};
        const required2 = /* @__PURE__ */ new Set();
        for (const object2 of objects) {
          for (const key in object2.properties) {
            if (Object.prototype.hasOwnProperty.call(properties, key))
              continue;
            const parts = [];
            for (const other of objects) {
              const part = other.properties?.[key] ?? undeclaredConstraint(other);
              if (part === null || part === void 0)
                continue;
              if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)))
                parts.push(part);
            }
            const merged = parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts };
            assignProp(properties, key, merged);
          }
          for (const key of object2.required ?? [])
            required2.add(key);
        }
        const folded = { type: "object", properties };
        if (required2.size)
          folded.required = [...required2];
        if (objects.every((object2) => object2.additionalProperties === false)) {
          folded.additionalProperties = false;
        } else {
          const constraints = [];
          for (const object2 of objects) {
            const constraint = undeclaredConstraint(object2);
            if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)))
              constraints.push(constraint);
          }
          if (constraints.length === 1)
            folded.additionalProperties = constraints[0];
          else if (constraints.length > 1)
            folded.additionalProperties = { allOf: constraints };
        }
        return folded;
      }
      function foldIntersection(json2) {
        const allOf = json2.allOf;
        if (!Array.isArray(allOf) || allOf.length < 2)
          return;
        for (const key of FOLDABLE_KEYS)
          if (key in json2)
            return;
        const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
        let folded = null;
        if (!unions.length) {
          folded = foldObjects(allOf);
        } else {
          const union2 = unions[0];
          const keyword = UNION_KEYS.find((k) => Array.isArray(union2[k]));
          if (Object.keys(union2).length !== 1)
            return;
          const rest = allOf.filter((m) => m !== union2);
          const branches = union2[keyword].map((branch) => foldObjects([...rest, branch]));
          if (branches.some((b) => !b))
            return;
          folded = { [keyword]: branches };
        }
        if (!folded)
          return;
        delete json2.allOf;
        assignProps(json2, folded);
      }
      function finalize(ctx, schema) {
        const root = ctx.seen.get(schema);
        if (!root)
          throw new Error("Unprocessed schema. This is a bug in Zod.");
        const flattenRef = (zodSchema) => {
          const seen = ctx.seen.get(zodSchema);
          if (seen.ref === null)
            return;
          const schema2 = seen.def ?? seen.schema;
          const _cached = { ...schema2 };
          const ref = seen.ref;
          seen.ref = null;
          if (ref) {
            flattenRef(ref);
            const refSeen = ctx.seen.get(ref);
            const refSchema = refSeen.schema;
            if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
              schema2.allOf = schema2.allOf ?? [];
              schema2.allOf.push(refSchema);
            } else {
              assignProps(schema2, refSchema);
            }
            assignProps(schema2, _cached);
            const isParentRef = zodSchema._zod.parent === ref;
            if (isParentRef) {
              for (const key in schema2) {
                if (key === "$ref" || key === "allOf")
                  continue;
                if (!(key in _cached)) {
                  delete schema2[key];
                }
              }
            }
            if (refSchema.$ref && refSeen.def) {
              for (const key in schema2) {
                if (key === "$ref" || key === "allOf")
                  continue;
                if (key in refSeen.def && JSON.stringify(schema2[key]) === JSON.stringify(refSeen.def[key])) {
                  delete schema2[key];
                }
              }
            }
          }
          const parent = zodSchema._zod.parent;
          if (parent && parent !== ref) {
            flattenRef(parent);
            const parentSeen = ctx.seen.get(parent);
            if (parentSeen?.schema.$ref) {
              schema2.$ref = parentSeen.schema.$ref;
              if (parentSeen.def) {
                for (const key in schema2) {
                  if (key === "$ref" || key === "allOf")
                    continue;
                  if (key in parentSeen.def && JSON.stringify(schema2[key]) === JSON.stringify(parentSeen.def[key])) {
                    delete schema2[key];
                  }
                }
              }
            }
          }
          ctx.override({
            zodSchema,
            jsonSchema: schema2,
            path: seen.path ?? []
          });
        };
        if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
          for (const entry of [...ctx.seen.entries()].reverse()) {
            flattenRef(entry[0]);
          }
          if (ctx.target !== "openapi-3.0") {
            for (const entry of ctx.seen.entries()) {
              compactTypeUnion(entry[1].def ?? entry[1].schema);
            }
          }
          for (const rewrite of ctx.deferred)
            rewrite();
          if (ctx.intersections.length) {
            const carriers = /* @__PURE__ */ new Map();
            for (const seen of ctx.seen.values()) {
              for (const json2 of [seen.schema, seen.def]) {
                const allOf = json2?.allOf;
                if (!Array.isArray(allOf))
                  continue;
                const existing = carriers.get(allOf);
                if (existing)
                  existing.push(json2);
                else
                  carriers.set(allOf, [json2]);
              }
            }
            for (const allOf of ctx.intersections) {
              for (const json2 of carriers.get(allOf) ?? [])
                foldIntersection(json2);
            }
          }
        }
        const result = {};
        if (ctx.target === "draft-2020-12") {
          result.$schema = "https://json-schema.org/draft/2020-12/schema";
        } else if (ctx.target === "draft-07") {
          result.$schema = "http://json-schema.org/draft-07/schema#";
        } else if (ctx.target === "draft-04") {
          result.$schema = "http://json-schema.org/draft-04/schema#";
        } else if (ctx.target === "openapi-3.0") {
        } else {
        }
        if (ctx.external?.uri) {
          const id = ctx.external.registry.get(schema)?.id;
          if (!id)
            throw new Error("Schema is missing an `id` property");
          result.$id = ctx.external.uri(id);
        }
        assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
        const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
        if (rootMetaId !== void 0 && result.id === rootMetaId)
          delete result.id;
        const defs = ctx.external?.defs ?? {};
        if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
          for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.def && seen.defId) {
              if (seen.def.id === seen.defId)
                delete seen.def.id;
              assignProp(defs, seen.defId, seen.def);
            }
          }
        }
        if (ctx.external)
          ctx.sharedEmitDoneFor = ctx.external;
        if (ctx.external) {
        } else {
          if (Object.keys(defs).length > 0) {
            if (ctx.target === "draft-2020-12") {
              result.$defs = defs;
            } else {
              result.definitions = defs;
            }
          }
        }
        try {
          const finalized = JSON.parse(JSON.stringify(result));
          Object.defineProperty(finalized, "~standard", {
            value: {
              ...schema["~standard"],
              jsonSchema: {
                input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
                output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
              }
            },
            enumerable: false,
            writable: false
          });
          return finalized;
        } catch (_err) {
          throw new Error("Error converting schema to JSON.");
        }
      }
      function isTransforming(_schema, _ctx) {
        const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
        if (ctx.seen.has(_schema))
          return false;
        ctx.seen.add(_schema);
        const def = _schema._zod.def;
        if (def.type === "transform")
          return true;
        if (def.type === "array")
          return isTransforming(def.element, ctx);
        if (def.type === "set")
          return isTransforming(def.valueType, ctx);
        if (def.type === "lazy")
          return isTransforming(def.getter(), ctx);
        if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") {
          return isTransforming(def.innerType, ctx);
        }
        if (def.type === "intersection") {
          return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
        }
        if (def.type === "record" || def.type === "map") {
          return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
        }
        if (def.type === "pipe") {
          if (_schema._zod.traits.has("$ZodCodec"))
            return true;
          return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
        }
        if (def.type === "object") {
          for (const key in def.shape) {
            if (isTransforming(def.shape[key], ctx))
              return true;
          }
          return false;
        }
        if (def.type === "union") {
          for (const option of def.options) {
            if (isTransforming(option, ctx))
              return true;
          }
          return false;
        }
        if (def.type === "tuple") {
          for (const item of def.items) {
            if (isTransforming(item, ctx))
              return true;
          }
          if (def.rest && isTransforming(def.rest, ctx))
            return true;
          return false;
        }
        return false;
      }
      const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
        const ctx = initializeContext({ ...params, processors });
        processSchema(schema, ctx);
        extractDefs(ctx, schema);
        return finalize(ctx, schema);
      };
      const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
        const { libraryOptions, target } = params ?? {};
        const ctx = initializeContext({ ...libraryOptions ?? {}, target, io, processors });
        processSchema(schema, ctx);
        extractDefs(ctx, schema);
        return finalize(ctx, schema);
      };
      ;
      const narrowMin = (agg, key, value) => {
        if (agg[key] === void 0 || value > agg[key])
          agg[key] = value;
      };
      const narrowMax = (agg, key, value) => {
        if (agg[key] === void 0 || value < agg[key])
          agg[key] = value;
      };
      const narrowBoth = (agg, value) => {
        narrowMin(agg, "minimum", value);
        narrowMax(agg, "maximum", value);
      };
      const addDivisor = (agg, value) => {
        agg.multipleOf ?? (agg.multipleOf = []);
        if (!agg.multipleOf.includes(value))
          agg.multipleOf.push(value);
      };
      const addPattern = (agg, pattern) => {
        agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
        agg.patterns.add(pattern);
      };
      const intersectMime = (agg, mime) => {
        agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
      };
      const setFormat = (agg, format) => {
        agg.format = format;
        if (format.includes("int"))
          agg.isInt = true;
      };
      const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
      const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
      const formatContributor = (ranges) => (agg, def) => {
        setFormat(agg, def.format);
        const [minimum, maximum] = ranges[def.format];
        narrowMin(agg, "minimum", minimum);
        narrowMax(agg, "maximum", maximum);
      };
      const contributors = {
        greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
        less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
        multiple_of: (agg, def) => addDivisor(agg, def.value),
        number_format: formatContributor(NUMBER_FORMAT_RANGES),
        bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
        min_length: minContributor,
        max_length: maxContributor,
        length_equals: (agg, def) => narrowBoth(agg, def.length),
        min_size: minContributor,
        max_size: maxContributor,
        size_equals: (agg, def) => narrowBoth(agg, def.size),
        string_format: (agg, def) => {
          setFormat(agg, def.format);
          if (def.pattern)
            addPattern(agg, def.pattern);
          if (def.format === "base64" || def.format === "base64url")
            agg.contentEncoding = def.format;
          if (def.local || def.precision === -1)
            agg.laxFormat = true;
        },
        mime_type: (agg, def) => intersectMime(agg, def.mime)
      };
      function aggregateChecks(schema) {
        const agg = {};
        const def = schema._zod.def;
        const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
        for (const ch of list)
          contributors[ch._zod.def.check]?.(agg, ch._zod.def);
        const bag = schema._zod.bag;
        if (bag.minimum !== void 0)
          narrowMin(agg, "minimum", bag.minimum);
        if (bag.exclusiveMinimum !== void 0)
          narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
        if (bag.maximum !== void 0)
          narrowMax(agg, "maximum", bag.maximum);
        if (bag.exclusiveMaximum !== void 0)
          narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
        if (bag.multipleOf !== void 0)
          addDivisor(agg, bag.multipleOf);
        if (bag.format !== void 0) {
          agg.format ?? (agg.format = bag.format);
          if (bag.format.includes("int"))
            agg.isInt = true;
        }
        if (bag.mime)
          intersectMime(agg, bag.mime);
        for (const pattern of bag.patterns ?? [])
          addPattern(agg, pattern);
        return agg;
      }
      const formatMap = {
        guid: "uuid",
        url: "uri",
        datetime: "date-time",
        json_string: "json-string",
        regex: ""
        // do not set
      };
      const exactPatterns = /* @__PURE__ */ new Map([
        [base64Charset, base64],
        [base64urlCharset, base64url]
      ]);
      const exactPattern = (p) => exactPatterns.get(p) ?? p;
      const stringProcessor = (schema, ctx, _json, _params) => {
        const json2 = _json;
        json2.type = "string";
        const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
        if (typeof minimum === "number")
          json2.minLength = minimum;
        if (typeof maximum === "number")
          json2.maxLength = maximum;
        if (format) {
          json2.format = formatMap[format] ?? format;
          if (json2.format === "")
            delete json2.format;
          if (format === "time" || laxFormat) {
            delete json2.format;
          }
        }
        if (contentEncoding)
          json2.contentEncoding = contentEncoding;
        if (patterns && patterns.size > 0) {
          const patternList = [...patterns].map(exactPattern);
          if (patternList.length === 1)
            json2.pattern = patternList[0].source;
          else if (patternList.length > 1) {
            json2.allOf = [
              ...patternList.map((regex) => ({
                ...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
                pattern: regex.source
              }))
            ];
          }
        }
      };
      const numberProcessor = (schema, ctx, _json, params) => {
        const json2 = _json;
        const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
        json2.type = isInt ? "integer" : "number";
        const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
        const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
        const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
        if (exMin) {
          if (legacy) {
            json2.minimum = exclusiveMinimum;
            json2.exclusiveMinimum = true;
          } else {
            json2.exclusiveMinimum = exclusiveMinimum;
          }
        } else if (typeof minimum === "number") {
          json2.minimum = minimum;
        }
        if (exMax) {
          if (legacy) {
            json2.maximum = exclusiveMaximum;
            json2.exclusiveMaximum = true;
          } else {
            json2.exclusiveMaximum = exclusiveMaximum;
          }
        } else if (typeof maximum === "number") {
          json2.maximum = maximum;
        }
        if (multipleOf) {
          const divisors = /* @__PURE__ */ new Set();
          for (const divisor of multipleOf) {
            if (Number.isFinite(divisor) && divisor !== 0)
              divisors.add(Math.abs(divisor));
            else
              handleUnrepresentable(schema, ctx, json2, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
          }
          const [first, ...rest] = divisors;
          if (first !== void 0)
            json2.multipleOf = first;
          if (rest.length)
            json2.allOf = [...json2.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
        }
      };
      const booleanProcessor = (_schema, _ctx, json2, _params) => {
        json2.type = "boolean";
      };
      const bigintProcessor = (schema, ctx, json2, params) => {
        handleUnrepresentable(schema, ctx, json2, params, "BigInt cannot be represented in JSON Schema");
      };
      const symbolProcessor = (schema, ctx, json2, params) => {
        handleUnrepresentable(schema, ctx, json2, params, "Symbols cannot be represented in JSON Schema");
      };
      const nullProcessor = (_schema, ctx, json2, _params) => {
        if (ctx.target === "openapi-3.0") {
          json2.type = "string";
          json2.nullable = true;
          json2.enum = [null];
        } else {
          json2.type = "null";
        }
      };
      const undefinedProcessor = (schema, ctx, json2, params) => {
        handleUnrepresentable(schema, ctx, json2, params, "Undefined cannot be represented in JSON Schema");
      };
      const voidProcessor = (schema, ctx, json2, params) => {
        handleUnrepresentable(schema, ctx, json2, params, "Void cannot be represented in JSON Schema");
      };
      const neverProcessor = (_schema, _ctx, json2, _params) => {
        json2.not = {};
      };
      const anyProcessor = (_schema, _ctx, _json, _params) => {
      };
      const unknownProcessor = (_schema, _ctx, _json, _params) => {
      };
      const dateProcessor = (schema, ctx, json2, params) => {
        handleUnrepresentable(schema, ctx, json2, params, "Date cannot be represented in JSON Schema");
      };
      const enumProcessor = (schema, _ctx, json2, _params) => {
        const def = schema._zod.def;
        const values = getEnumValues(def.entries);
        if (values.length === 0) {
          json2.not = {};
          return;
        }
        if (values.every((v) => typeof v === "number"))
          json2.type = "number";
        if (values.every((v) => typeof v === "string"))
          json2.type = "string";
        json2.enum = values;
      };
      const literalProcessor = (schema, ctx, json2, params) => {
        const def = schema._zod.def;
        if (def.values.length === 0) {
          json2.not = {};
          return;
        }
        const vals = [];
        for (const val of def.values) {
          if (val === void 0) {
            if (handleUnrepresentable(schema, ctx, json2, params, "Literal `undefined` cannot be represented in JSON Schema"))
              return;
          } else if (typeof val === "bigint") {
            if (handleUnrepresentable(schema, ctx, json2, params, "BigInt literals cannot be represented in JSON Schema"))
              return;
            vals.push(Number(val));
          } else {
            vals.push(val);
          }
        }
        if (vals.length === 0) {
        } else if (vals.length === 1) {
          const val = vals[0];
          json2.type = val === null ? "null" : typeof val;
          if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
            json2.enum = [val];
          } else {
            json2.const = val;
          }
        } else {
          if (vals.every((v) => typeof v === "number"))
            json2.type = "number";
          if (vals.every((v) => typeof v === "string"))
            json2.type = "string";
          if (vals.every((v) => typeof v === "boolean"))
            json2.type = "boolean";
          if (vals.every((v) => v === null))
            json2.type = "null";
          json2.enum = vals;
        }
      };
      const nanProcessor = (schema, ctx, json2, params) => {
        handleUnrepresentable(schema, ctx, json2, params, "NaN cannot be represented in JSON Schema");
      };
      const templateLiteralProcessor = (schema, _ctx, json2, _params) => {
        const _json = json2;
        const pattern = schema._zod.pattern;
        if (!pattern)
          throw new Error("Pattern not found in template literal");
        _json.type = "string";
        _json.pattern = pattern.source;
      };
      const fileProcessor = (schema, _ctx, json2, _params) => {
        const _json = json2;
        _json.type = "string";
        _json.format = "binary";
        _json.contentEncoding = "binary";
        const { minimum, maximum, mime } = aggregateChecks(schema);
        if (minimum !== void 0)
          _json.minLength = minimum;
        if (maximum !== void 0)
          _json.maxLength = maximum;
        if (!mime)
          return;
        if (mime.length === 0)
          _json.not = {};
        else if (mime.length === 1)
          _json.contentMediaType = mime[0];
        else
          _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
      };
      const successProcessor = (_schema, _ctx, json2, _params) => {
        json2.type = "boolean";
      };
      const customProcessor = (schema, ctx, json2, params) => {
        handleUnrepresentable(schema, ctx, json2, params, "Custom types cannot be represented in JSON Schema");
      };
      const functionProcessor = (schema, ctx, json2, params) => {
        handleUnrepresentable(schema, ctx, json2, params, "Function types cannot be represented in JSON Schema");
      };
      const transformProcessor = (schema, ctx, json2, params) => {
        handleUnrepresentable(schema, ctx, json2, params, "Transforms cannot be represented in JSON Schema");
      };
      const mapProcessor = (schema, ctx, json2, params) => {
        handleUnrepresentable(schema, ctx, json2, params, "Map cannot be represented in JSON Schema");
      };
      const setProcessor = (schema, ctx, json2, params) => {
        handleUnrepresentable(schema, ctx, json2, params, "Set cannot be represented in JSON Schema");
      };
      const arrayProcessor = (schema, ctx, _json, params) => {
        const json2 = _json;
        const def = schema._zod.def;
        const { minimum, maximum } = aggregateChecks(schema);
        if (typeof minimum === "number")
          json2.minItems = minimum;
        if (typeof maximum === "number")
          json2.maxItems = maximum;
        json2.type = "array";
        json2.items = processSchema(def.element, ctx, {
          ...params,
          path: [...params.path, "items"]
        });
      };
      function inputOptin(schema) {
        const def = schema._zod.def;
        if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
          return inputOptin(def.out);
        }
        if (def.type === "catch") {
          return inputOptin(def.innerType);
        }
        return schema._zod.optin;
      }
      const objectProcessor = (schema, ctx, _json, params) => {
        const json2 = _json;
        const def = schema._zod.def;
        const shape = def.shape;
        const symbolKeys = Object.getOwnPropertySymbols(shape);
        if (symbolKeys.length && handleUnrepresentable(schema, ctx, json2, params, "Symbol keys cannot be represented in JSON Schema")) {
          return;
        }
        json2.type = "object";
        json2.properties = {};
        for (const key in shape) {
          assignProp(json2.properties, key, processSchema(shape[key], ctx, {
            ...params,
            path: [...params.path, "properties", key]
          }));
        }
        const requiredKeys = [];
        for (const key of Object.keys(shape)) {
          const field = def.shape[key];
          if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) {
            requiredKeys.push(key);
          }
        }
        if (requiredKeys.length > 0) {
          json2.required = requiredKeys;
        }
        if (def.catchall?._zod.def.type === "never") {
          json2.additionalProperties = false;
        } else if (!def.catchall) {
          if (ctx.io === "output")
            json2.additionalProperties = false;
        } else if (def.catchall) {
          json2.additionalProperties = processSchema(def.catchall, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"]
          });
        }
      };
      const unionProcessor = (schema, ctx, json2, params) => {
        const def = schema._zod.def;
        const isExclusive = def.inclusive === false;
        const options2 = def.options.map((x, i) => processSchema(x, ctx, {
          ...params,
          path: [...params.path, isExclusive ? "oneOf" : "anyOf", i]
        }));
        if (isExclusive) {
          json2.oneOf = options2;
        } else {
          json2.anyOf = options2;
        }
      };
      const intersectionProcessor = (schema, ctx, json2, params) => {
        const def = schema._zod.def;
        const a = processSchema(def.left, ctx, {
          ...params,
          path: [...params.path, "allOf", 0]
        });
        const b = processSchema(def.right, ctx, {
          ...params,
          path: [...params.path, "allOf", 1]
        });
        const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
        const allOf = [
          ...isSimpleIntersection(a) ? a.allOf : [a],
          ...isSimpleIntersection(b) ? b.allOf : [b]
        ];
        json2.allOf = allOf;
        ctx.intersections.push(allOf);
      };
      const tupleProcessor = (schema, ctx, _json, params) => {
        const json2 = _json;
        const def = schema._zod.def;
        json2.type = "array";
        const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
        const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
        const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
          ...params,
          path: [...params.path, prefixPath, i]
        }));
        const rest = def.rest ? processSchema(def.rest, ctx, {
          ...params,
          path: [...params.path, restPath, ...ctx.target === "openapi-3.0" ? [def.items.length] : []]
        }) : null;
        let minItems = def.items.length;
        while (minItems > 0) {
          const item = def.items[minItems - 1];
          const optional2 = ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional";
          if (!optional2)
            break;
          minItems--;
        }
        const maxItems = def.items.length;
        const isClosed = !def.rest;
        if (ctx.target === "draft-2020-12") {
          json2.prefixItems = prefixItems;
          if (isClosed) {
            json2.items = false;
          } else if (rest) {
            json2.items = rest;
          }
          if (minItems > 0)
            json2.minItems = minItems;
          if (isClosed)
            json2.maxItems = maxItems;
        } else if (ctx.target === "openapi-3.0") {
          json2.items = {
            anyOf: prefixItems
          };
          if (rest) {
            json2.items.anyOf.push(rest);
          }
          if (minItems > 0)
            json2.minItems = minItems;
          if (isClosed)
            json2.maxItems = maxItems;
        } else {
          json2.items = prefixItems;
          if (isClosed) {
            json2.additionalItems = false;
          } else if (rest) {
            json2.additionalItems = rest;
          }
          if (minItems > 0)
            json2.minItems = minItems;
          if (isClosed)
            json2.maxItems = maxItems;
        }
        const { minimum, maximum } = aggregateChecks(schema);
        if (typeof minimum === "number")
          json2.minItems = minimum;
        if (typeof maximum === "number")
          json2.maxItems = maximum;
      };
      function stringifyKeyNames(bySchema, json2, visited) {
        if (json2.$ref) {
          if (visited.has(json2))
            return json2;
          visited.add(json2);
          const def = bySchema.get(json2)?.def;
          if (!def)
            return json2;
          const inlined = stringifyKeyNames(bySchema, def, visited);
          return inlined === def ? json2 : inlined;
        }
        for (const keyword of ["anyOf", "oneOf"]) {
          const branches = json2[keyword];
          if (!Array.isArray(branches))
            continue;
          const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
          if (mapped.some((branch, i) => branch !== branches[i]))
            json2 = { ...json2, [keyword]: mapped };
        }
        const types = Array.isArray(json2.type) ? json2.type : [json2.type];
        const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
        const values = json2.enum ?? (json2.const !== void 0 ? [json2.const] : void 0);
        if (!numericType && !values?.some((v) => typeof v === "number"))
          return json2;
        const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json2;
        if (rest.enum)
          rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
        else if (typeof rest.const === "number")
          rest.const = String(rest.const);
        if (!numericType)
          return rest;
        rest.type = "string";
        if (!values)
          rest.pattern = (types.includes("number") ? number : integer).source;
        return rest;
      }
      const pendingRecords = /* @__PURE__ */ new WeakMap();
      function rewriteKeyNames(ctx) {
        const bySchema = /* @__PURE__ */ new Map();
        for (const entry of ctx.seen.values()) {
          if (entry.def && !bySchema.has(entry.schema))
            bySchema.set(entry.schema, entry);
        }
        const rewrites = /* @__PURE__ */ new Map();
        for (const record2 of pendingRecords.get(ctx) ?? []) {
          const seen = ctx.seen.get(record2);
          const names = (seen?.def ?? seen?.schema)?.propertyNames;
          if (!names || names === true || rewrites.has(names))
            continue;
          const rewritten = stringifyKeyNames(bySchema, names, /* @__PURE__ */ new Set());
          if (rewritten !== names)
            rewrites.set(names, rewritten);
        }
        if (!rewrites.size)
          return;
        for (const entry of ctx.seen.values()) {
          for (const carrier of [entry.schema, entry.def]) {
            const rewritten = carrier && rewrites.get(carrier.propertyNames);
            if (rewritten)
              carrier.propertyNames = rewritten;
          }
        }
      }
      const recordProcessor = (schema, ctx, _json, params) => {
        const json2 = _json;
        const def = schema._zod.def;
        json2.type = "object";
        const keyType = def.keyType;
        const patterns = aggregateChecks(keyType).patterns;
        if (def.mode === "loose" && patterns && patterns.size > 0) {
          const valueSchema = processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "patternProperties", "*"]
          });
          json2.patternProperties = {};
          for (const pattern of patterns) {
            assignProp(json2.patternProperties, exactPattern(pattern).source, valueSchema);
          }
        } else {
          if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
            json2.propertyNames = processSchema(def.keyType, ctx, {
              ...params,
              path: [...params.path, "propertyNames"]
            });
            let pending = pendingRecords.get(ctx);
            if (!pending) {
              pending = [];
              pendingRecords.set(ctx, pending);
              ctx.deferred.push(() => rewriteKeyNames(ctx));
            }
            pending.push(schema);
          }
          json2.additionalProperties = processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"]
          });
        }
        const keyValues = keyType._zod.values;
        const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
        if (keyValues && !def.partial && !omittableOnInput) {
          const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
          if (validKeyValues.length > 0) {
            json2.required = validKeyValues.map(String);
          }
        }
      };
      const nullableProcessor = (schema, ctx, json2, params) => {
        const def = schema._zod.def;
        const inner = processSchema(def.innerType, ctx, params);
        const seen = ctx.seen.get(schema);
        if (ctx.target === "openapi-3.0") {
          seen.ref = def.innerType;
          json2.nullable = true;
        } else {
          json2.anyOf = [inner, { type: "null" }];
        }
      };
      const nonoptionalProcessor = (schema, ctx, _json, params) => {
        const def = schema._zod.def;
        processSchema(def.innerType, ctx, params);
        const seen = ctx.seen.get(schema);
        seen.ref = def.innerType;
      };
      const UNREPRESENTABLE_DEFAULT = /* @__PURE__ */ Symbol();
      function serializeDefaultValue(value, schema, ctx, json2, params) {
        let unrepresentable = false;
        const serialized = JSON.stringify(value, (_, val) => {
          if (typeof val !== "bigint")
            return val;
          unrepresentable = true;
          return null;
        });
        if (!unrepresentable)
          return JSON.parse(serialized);
        handleUnrepresentable(schema, ctx, json2, params, "BigInt defaults cannot be represented in JSON Schema");
        return UNREPRESENTABLE_DEFAULT;
      }
      const defaultProcessor = (schema, ctx, json2, params) => {
        const def = schema._zod.def;
        processSchema(def.innerType, ctx, params);
        const seen = ctx.seen.get(schema);
        seen.ref = def.innerType;
        const value = serializeDefaultValue(def.defaultValue, schema, ctx, json2, params);
        if (value !== UNREPRESENTABLE_DEFAULT)
          json2.default = value;
      };
      const prefaultProcessor = (schema, ctx, json2, params) => {
        const def = schema._zod.def;
        processSchema(def.innerType, ctx, params);
        const seen = ctx.seen.get(schema);
        seen.ref = def.innerType;
        if (ctx.io !== "input")
          return;
        const value = serializeDefaultValue(def.defaultValue, schema, ctx, json2, params);
        if (value !== UNREPRESENTABLE_DEFAULT)
          json2._prefault = value;
      };
      const catchProcessor = (schema, ctx, json2, params) => {
        const def = schema._zod.def;
        processSchema(def.innerType, ctx, params);
        const seen = ctx.seen.get(schema);
        seen.ref = def.innerType;
        let catchValue;
        try {
          catchValue = def.catchValue(void 0);
        } catch {
          handleUnrepresentable(schema, ctx, json2, params, "Dynamic catch values are not supported in JSON Schema");
          return;
        }
        json2.default = catchValue;
      };
      const pipeProcessor = (schema, ctx, _json, params) => {
        const def = schema._zod.def;
        const inIsTransform = def.in._zod.traits.has("$ZodTransform");
        const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
        processSchema(innerType, ctx, params);
        const seen = ctx.seen.get(schema);
        seen.ref = innerType;
      };
      const readonlyProcessor = (schema, ctx, json2, params) => {
        const def = schema._zod.def;
        processSchema(def.innerType, ctx, params);
        const seen = ctx.seen.get(schema);
        seen.ref = def.innerType;
        json2.readOnly = true;
      };
      const promiseProcessor = (schema, ctx, _json, params) => {
        const def = schema._zod.def;
        processSchema(def.innerType, ctx, params);
        const seen = ctx.seen.get(schema);
        seen.ref = def.innerType;
      };
      const optionalProcessor = (schema, ctx, _json, params) => {
        const def = schema._zod.def;
        processSchema(def.innerType, ctx, params);
        const seen = ctx.seen.get(schema);
        seen.ref = def.innerType;
      };
      const lazyProcessor = (schema, ctx, _json, params) => {
        const innerType = schema._zod.innerType;
        processSchema(innerType, ctx, params);
        const seen = ctx.seen.get(schema);
        seen.ref = innerType;
      };
      const allProcessors = {
        string: stringProcessor,
        number: numberProcessor,
        boolean: booleanProcessor,
        bigint: bigintProcessor,
        symbol: symbolProcessor,
        null: nullProcessor,
        undefined: undefinedProcessor,
        void: voidProcessor,
        never: neverProcessor,
        any: anyProcessor,
        unknown: unknownProcessor,
        date: dateProcessor,
        enum: enumProcessor,
        literal: literalProcessor,
        nan: nanProcessor,
        template_literal: templateLiteralProcessor,
        file: fileProcessor,
        success: successProcessor,
        custom: customProcessor,
        function: functionProcessor,
        transform: transformProcessor,
        map: mapProcessor,
        set: setProcessor,
        array: arrayProcessor,
        object: objectProcessor,
        union: unionProcessor,
        intersection: intersectionProcessor,
        tuple: tupleProcessor,
        record: recordProcessor,
        nullable: nullableProcessor,
        nonoptional: nonoptionalProcessor,
        default: defaultProcessor,
        prefault: prefaultProcessor,
        catch: catchProcessor,
        pipe: pipeProcessor,
        readonly: readonlyProcessor,
        promise: promiseProcessor,
        optional: optionalProcessor,
        lazy: lazyProcessor
      };
      function toJSONSchema(input, params) {
        if ("_idmap" in input) {
          const registry2 = input;
          const ctx2 = initializeContext({ ...params, processors: allProcessors });
          const defs = {};
          for (const entry of registry2._idmap.entries()) {
            const [_, schema] = entry;
            processSchema(schema, ctx2);
          }
          const schemas2 = {};
          const external = {
            registry: registry2,
            uri: params?.uri,
            defs
          };
          ctx2.external = external;
          for (const entry of registry2._idmap.entries()) {
            const [key, schema] = entry;
            extractDefs(ctx2, schema);
            assignProp(schemas2, key, finalize(ctx2, schema));
          }
          if (Object.keys(defs).length > 0) {
            const defsSegment = ctx2.target === "draft-2020-12" ? "$defs" : "definitions";
            schemas2.__shared = {
              [defsSegment]: defs
            };
          }
          return { schemas: schemas2 };
        }
        const ctx = initializeContext({ ...params, processors: allProcessors });
        processSchema(input, ctx);
        extractDefs(ctx, input);
        return finalize(ctx, input);
      }
      ;
      const ZodMiniISODateTime = /* @__PURE__ */ $constructor("ZodMiniISODateTime", (inst, def) => {
        $ZodISODateTime.init(inst, def);
        ZodMiniStringFormat.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function iso_datetime(params) {
        return /* @__PURE__ */ _isoDateTime(ZodMiniISODateTime, params);
      }
      const ZodMiniISODate = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function iso_date(params) {
        return core._isoDate(ZodMiniISODate, params);
      }
      const ZodMiniISOTime = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function iso_time(params) {
        return core._isoTime(ZodMiniISOTime, params);
      }
      const ZodMiniISODuration = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function iso_duration(params) {
        return core._isoDuration(ZodMiniISODuration, params);
      }
      var core_digest = __nccwpck_require__2(2427);
      ;
      config({ jitless: true });
      const ofLength = (max, min = 0) => /* @__PURE__ */ refine(({ length }) => length >= min && length <= max);
      const matching = (pattern) => (/* @__PURE__ */ schemas_string()).check(/* @__PURE__ */ _regex(pattern));
      const wireHash = /* @__PURE__ */ pipe(
        matching(/^(?:0[xX])?[0-9a-fA-F]{64}$/),
        // The pattern lets only digests through, so this is never `undefined`.
        /* @__PURE__ */ transform((sent) => ({ sent, bare: sent.replace(/^0x/i, ""), digest: (0, core_digest.s1)(sent) }))
      );
      const hashRequest = /* @__PURE__ */ object({ hash: wireHash });
      const verifyRequest = /* @__PURE__ */ object({
        hash: wireHash,
        filename: /* @__PURE__ */ optional((/* @__PURE__ */ schemas_string()).check(ofLength(1024))),
        filesize: /* @__PURE__ */ optional(schemas_int().check(/* @__PURE__ */ _nonnegative()))
      });
      const proofStatusRequest = /* @__PURE__ */ object({
        uids: (/* @__PURE__ */ array(matching(/^0[xX][0-9a-fA-F]{1,64}$/))).check(ofLength(50, 1), schemas_meta({ minItems: 1, maxItems: 50 }))
      });
      const chainHex = matching(/^0x[0-9A-F]{64}$/);
      const sentHash = matching(/^(?:0x)?[0-9A-Fa-f]{64}$/);
      const prefixedHash = matching(/^0x[0-9A-Fa-f]{64}$/);
      const address = matching(/^0x[0-9A-F]+$/);
      const schemas_duration = matching(/^[0-9]+\.[0-9]{2} ms$/);
      const plainDate = matching(/^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$/);
      const isoInstant = /* @__PURE__ */ iso_datetime({ precision: 3 });
      const verifyResult = /* @__PURE__ */ schemas_enum([wire.kg.match, wire.kg.noMatch]);
      const nonNegative = schemas_int().check(/* @__PURE__ */ _nonnegative());
      const stampedData = /* @__PURE__ */ strictObject({
        service: /* @__PURE__ */ literal("CHAIN_NODE"),
        command: /* @__PURE__ */ literal("send"),
        params: /* @__PURE__ */ strictObject({
          amount: /* @__PURE__ */ schemas_string(),
          address,
          state: /* @__PURE__ */ strictObject({ "99": prefixedHash })
        }),
        status: /* @__PURE__ */ literal(true)
      });
      const searchHead = {
        service: /* @__PURE__ */ literal("SEARCH_API"),
        apiVersion: /* @__PURE__ */ literal(2),
        requestId: /* @__PURE__ */ schemas_string(),
        responseTime: schemas_duration
      };
      const checkedData = /* @__PURE__ */ strictObject({
        ...searchHead,
        hash: sentHash,
        data: /* @__PURE__ */ schemas_enum([wire.Ri.found, wire.Ri.notFound])
      });
      const verifiedData = /* @__PURE__ */ strictObject({
        ...searchHead,
        data: /* @__PURE__ */ strictObject({
          fileHash: sentHash,
          fileName: /* @__PURE__ */ schemas_string(),
          fileSize: nonNegative,
          result: verifyResult,
          nftCoinId: /* @__PURE__ */ optional(chainHex),
          nftTxnId: /* @__PURE__ */ optional(chainHex),
          method: /* @__PURE__ */ schemas_string(),
          uniqueHashes: nonNegative,
          blockchainData: /* @__PURE__ */ array(/* @__PURE__ */ strictObject({
            blockNumber: nonNegative,
            blockDate: /* @__PURE__ */ optional(isoInstant),
            txpowId: /* @__PURE__ */ optional(chainHex),
            transactionId: /* @__PURE__ */ optional(chainHex),
            coinId: /* @__PURE__ */ optional(chainHex),
            matchedHash: sentHash
          })),
          fileSegments: /* @__PURE__ */ array(/* @__PURE__ */ strictObject({ matchedHash: sentHash, offset: nonNegative, packetSize: nonNegative }))
        }),
        file: /* @__PURE__ */ optional(/* @__PURE__ */ strictObject({
          fileName: /* @__PURE__ */ schemas_string(),
          downloadUrl: /* @__PURE__ */ url(),
          fileSize: nonNegative,
          expiresIn: /* @__PURE__ */ schemas_string(),
          bucket: /* @__PURE__ */ schemas_string()
        }))
      });
      const traceId = matching(/^0x(?:00|[0-9A-F]{64})$/);
      const verifiedProofData = /* @__PURE__ */ strictObject({
        service: /* @__PURE__ */ literal("SEARCH_API"),
        api_version: /* @__PURE__ */ literal(1),
        requestId: /* @__PURE__ */ schemas_string(),
        response_time: schemas_duration,
        response: /* @__PURE__ */ strictObject({
          fileHash: chainHex,
          nftcoinid: traceId,
          nfttxnid: traceId,
          data: /* @__PURE__ */ strictObject({
            result: verifyResult,
            validationMethod: /* @__PURE__ */ literal("timestamplite"),
            blockchain_data: /* @__PURE__ */ array(/* @__PURE__ */ strictObject({
              block_number: nonNegative,
              block_date: /* @__PURE__ */ optional(plainDate),
              txpow_id: /* @__PURE__ */ optional(chainHex),
              transactionid: /* @__PURE__ */ optional(chainHex),
              coin_id: /* @__PURE__ */ optional(chainHex),
              matched_hash: chainHex
            }))
          })
        })
      });
      const uid = matching(/^0x[0-9A-Fa-f]{1,64}$/);
      const requestedProofData = /* @__PURE__ */ strictObject({ status: /* @__PURE__ */ literal(true), data: prefixedHash, uid });
      const knownProof = { status: /* @__PURE__ */ literal(true), uid, data: chainHex, number: nonNegative, datecreated: plainDate };
      const proofStatusData = /* @__PURE__ */ array(/* @__PURE__ */ union([
        /* @__PURE__ */ strictObject({ status: /* @__PURE__ */ literal(false), uid, error: /* @__PURE__ */ schemas_string() }),
        /* @__PURE__ */ strictObject({ ...knownProof, onchain: /* @__PURE__ */ literal(false) }),
        /* @__PURE__ */ strictObject({
          ...knownProof,
          onchain: /* @__PURE__ */ literal(true),
          datestamped: plainDate,
          root: chainHex,
          proof: matching(/^0x(?:[0-9A-F]{2})+$/),
          address
        })
      ]));
      const successEnvelope = {
        service: /* @__PURE__ */ literal("CORE_API"),
        apiVersion: /* @__PURE__ */ union([/* @__PURE__ */ literal(1), /* @__PURE__ */ literal(2)]),
        requestId: /* @__PURE__ */ schemas_string(),
        message: /* @__PURE__ */ schemas_string(),
        timestamp: isoInstant
      };
      const schemas_failure = /* @__PURE__ */ strictObject({
        ...successEnvelope,
        status: /* @__PURE__ */ literal("error"),
        statusCode: schemas_int().check(/* @__PURE__ */ _gte(400), /* @__PURE__ */ _lte(599))
      });
      function toSuccess(data) {
        return /* @__PURE__ */ strictObject({ ...successEnvelope, status: /* @__PURE__ */ literal("success"), statusCode: /* @__PURE__ */ literal(200), data });
      }
      const about = /* @__PURE__ */ strictObject({
        service: /* @__PURE__ */ literal("anchor-artifacts"),
        version: /* @__PURE__ */ schemas_string(),
        ledger: /* @__PURE__ */ schemas_enum(["embedded", "node"]),
        chain: /* @__PURE__ */ schemas_string(),
        chainName: /* @__PURE__ */ optional(/* @__PURE__ */ schemas_string()),
        address,
        demo: /* @__PURE__ */ schemas_boolean(),
        nodeVersion: /* @__PURE__ */ optional(/* @__PURE__ */ schemas_string())
      });
      const healthy = /* @__PURE__ */ strictObject({ status: /* @__PURE__ */ literal("ok") });
      const reason = /* @__PURE__ */ strictObject({ reason: /* @__PURE__ */ schemas_string(), seconds: schemas_int().check(/* @__PURE__ */ _gte(0)) });
      const unhealthy = /* @__PURE__ */ strictObject({ status: /* @__PURE__ */ literal("unavailable"), reasons: /* @__PURE__ */ array(reason) });
      const keyAnswer = /* @__PURE__ */ strictObject({ api_key: /* @__PURE__ */ schemas_string(), expires_at: /* @__PURE__ */ iso_datetime() });
      ;
      function toSchema(form) {
        const { $schema: _dialect, ...schema } = toJSONSchema(form, { io: "input", unrepresentable: "any" });
        return schema;
      }
      const toContent = (form, mediaType = "application/json") => ({
        content: { [mediaType]: { schema: toSchema(form) } }
      });
      function toOperation(description2) {
        const { name, summary, methods, needs, parameters, takes, takesType, gives, givesType, unavailable } = description2;
        const operation = {
          operationId: name,
          summary,
          security: needs === void 0 ? [] : [{ [needs]: [] }],
          parameters: parameters?.map((parameter) => ({ ...parameter, schema: { type: "string" } })),
          requestBody: takes && { required: true, ...toContent(takes, takesType) },
          responses: {
            200: { description: "Done.", ...toContent(gives, givesType) },
            503: unavailable && { description: "No, and why, each for how many seconds.", ...toContent(unavailable) },
            default: { $ref: "#/components/responses/Failure" }
          }
        };
        return { [methods[0].toLowerCase()]: operation };
      }
      function toOpenApi(paths) {
        return {
          openapi: "3.1.0",
          info: { title: "Hash anchoring and verification", version: version_version, license: { name: "MIT", identifier: "MIT" } },
          paths: Object.fromEntries(Object.entries(paths).map(([path, description2]) => [path, toOperation(description2)])),
          components: {
            responses: {
              Failure: {
                description: "Refused or failed; the message says why, and Retry-After when to come again.",
                ...toContent(schemas_failure)
              }
            },
            securitySchemes: {
              key: { type: "apiKey", in: "header", name: wire.b3.apiKey },
              token: { type: "http", scheme: "bearer", bearerFormat: "JWT" }
            }
          }
        };
      }
      ;
      const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
      var evidence_proof = __nccwpck_require__2(2997);
      var reply_data = __nccwpck_require__2(840);
      ;
      function takeBody(takesType, maxBytes, takes, operate) {
        const answer = async (call, service) => {
          service.work.check("operation");
          const { name } = await checkKey(call, service);
          service.ledger.refuseForeignChain();
          const [sentType = ""] = (call.request.headers.get("content-type") ?? "").split(";");
          if (sentType.trim().toLowerCase() !== takesType)
            throw new requests.P_(415, `Content-Type must be ${takesType}.`);
          const read = async () => await (0, requests.x8)(call.request, maxBytes);
          const isLarge = Number(call.request.headers.get("content-length") ?? maxBytes) > smallBytes;
          const body = isLarge ? await service.receive.run(name, read) : await read();
          return await service.work.run("operation", async () => await operate(body, call, service));
        };
        const parameters = [
          { name: wire.b3.requestId, in: "header", description: "A name for this request, which the answer repeats." },
          { name: wire.b3.report, in: "header", description: "For a verification: true asks for a trace and a report." }
        ];
        return { methods: ["POST"], needs: "key", parameters, takes, takesType, answer };
      }
      async function checkKey(call, { keyring }) {
        const sent = call.request.headers.get(wire.b3.apiKey) ?? null;
        const key = await keyring.find(sent);
        if (key === void 0) {
          const fault = (sent ?? "").length > admin_keys.qg ? "more characters than any key" : "no valid key";
          throw new requests.P_(401, `The header ${wire.b3.apiKey} holds ${fault}.`);
        }
        call.key = key;
        if (keyring !== admin_keys.FW)
          call.payer = { name: key.name, most: key.count };
        const wait = await keyring.takeRequest(key);
        if (wait > 0)
          throw new requests.P_(429, "The key's rate is used up.", { "retry-after": `${wait}` });
        return key;
      }
      const maxRequestBytes = 1048576;
      const smallBytes = 65536;
      function takeJson(form, operate) {
        return takeBody("application/json", maxRequestBytes, form, async (body, call, service) => {
          if (!(0, external_node_buffer_namespaceObject.isUtf8)(body))
            throw new requests.P_(400, "The body cannot be taken: it is not UTF-8.");
          const json2 = parseSent("body", () => (0, core_json.lk)((0, core_json._6)(body)));
          const { success: success2, data, error } = form.safeParse(json2);
          if (success2)
            return await operate(data, call, service);
          const member = error.issues[0]?.path[0];
          const wrong = member === void 0 ? "The body" : `The member ${String(member)} of the body`;
          throw new requests.P_(400, `${wrong} is missing or wrong; GET /openapi.json says how it must be.`);
        });
      }
      function takeProof(operate) {
        const form = /* @__PURE__ */ object({ [wire.Vh]: /* @__PURE__ */ file() });
        return takeBody("multipart/form-data", maxRequestBytes + 4096, form, async (body, call, service) => {
          const sent = new Response(body, { headers: { "content-type": call.request.headers.get("content-type") ?? "" } });
          const parts = await sent.formData().then((fields) => fields.getAll(wire.Vh), () => []);
          const [part] = parts;
          if (!(part instanceof File) || parts.length > 1)
            throw new requests.P_(400, `The body must be a form with one file part named ${wire.Vh}.`);
          const file2 = await part.bytes();
          const proof = parseSent("proof file", () => (0, evidence_proof.OR)(file2));
          return await operate(proof, call, service);
        });
      }
      function parseSent(what, parse2) {
        try {
          return parse2();
        } catch (error) {
          if (error instanceof RangeError)
            throw new requests.P_(400, `The ${what} cannot be taken: ${error.message}.`);
          throw error;
        }
      }
      const verifiedMessage = "Verification complete";
      const unknownText = "Hash not found in the part of the chain that can be seen from here.";
      const operations = {
        stamp: {
          summary: "Stamp a hash; one that the chain holds already is verified instead.",
          gives: toSuccess(/* @__PURE__ */ union([stampedData, verifiedData])),
          ...takeJson(hashRequest, async ({ hash: { bare, digest } }, call, { ledger: ledger2 }) => {
            const found = await ledger2.stamp(digest, call.payer);
            if (found.length > 0)
              return succeed(verifiedMessage, reply_data.nv({ hash: bare }, found, call));
            const params = { amount: "1e-22", address: ledger2.address, state: { "99": `0x${bare}` } };
            const data = { service: "CHAIN_NODE", command: "send", params, status: true };
            return succeed("Hash anchored successfully.", data);
          })
        },
        check: {
          summary: "Tell whether the chain holds a hash.",
          gives: toSuccess(checkedData),
          ...takeJson(hashRequest, async ({ hash: { sent, digest } }, call, { ledger: ledger2 }) => {
            const found = await ledger2.find(ledger2.address, digest);
            const text = found === "unknown" ? unknownText : found.length === 0 ? wire.Ri.notFound : wire.Ri.found;
            const data = { ...reply_data.af(call), hash: sent, data: text };
            return succeed("Hash checked", data);
          })
        },
        verify: {
          summary: "Verify a hash, with a PDF report where one is wanted.",
          gives: toSuccess(verifiedData),
          ...takeJson(verifyRequest, async ({ hash: { bare, digest }, filename, filesize }, call, tools) => {
            const { ledger: ledger2, reports: reports2, now } = tools;
            const found = await ledger2.find(ledger2.address, digest);
            const file2 = { hash: bare, fileName: filename, fileSize: filesize };
            if (!isReportWanted(call))
              return succeed(verifiedMessage, reply_data.nv(file2, found, call));
            const time2 = now();
            const { requestId, baseUrl } = call;
            const { renderReportPdf } = await Promise.all(
              /* import() */
              [__nccwpck_require__2.e(13), __nccwpck_require__2.e(822)]
            ).then(__nccwpck_require__2.bind(__nccwpck_require__2, 9822));
            const pdf = await renderReportPdf({ ...file2, digest, found, time: time2, requestId, baseUrl, about: ledger2.about() });
            const reportDigest = (0, core_digest.SS)((0, external_node_crypto_.hash)("sha3-256", pdf, "buffer"));
            const trace = await (ledger2.trace?.(reportDigest, call.payer) ?? reply_data.o3());
            const data = { ...reply_data.nv(file2, found, call, trace), file: await reports2.add(pdf, time2, baseUrl) };
            return succeed(`${verifiedMessage} - PDF uploaded`, data);
          })
        },
        requestProof: {
          summary: "Ask for a proof of a hash.",
          gives: toSuccess(requestedProofData),
          ...takeJson(hashRequest, async ({ hash: { bare, digest } }, { payer }, { ledger: ledger2 }) => {
            const uid2 = await ledger2.requestProof(digest, payer);
            return succeed("Hash forwarded successfully", { status: true, data: `0x${bare}`, uid: uid2 });
          })
        },
        proofStatus: {
          summary: "Tell what became of requests for proofs.",
          gives: toSuccess(proofStatusData),
          ...takeJson(proofStatusRequest, async ({ uids }, _, { ledger: ledger2 }) => {
            const items = uids.map(async (uid2) => reply_data.nh(uid2, await ledger2.proofRequest(uid2)));
            return succeed("UID statuses fetched", await Promise.all(items));
          })
        },
        verifyProof: {
          summary: "Verify a proof file: its path leads to its root, and the chain holds that at its address.",
          gives: toSuccess(verifiedProofData),
          ...takeProof(async ({ address: address2, digest, root, computedRoot }, call, { ledger: ledger2 }) => {
            if (!isReportWanted(call))
              throw new requests.P_(400, "The header x-report-required must be true.");
            const found = computedRoot === root ? await ledger2.find(address2, root) : [];
            const trace = ledger2.trace === void 0 ? reply_data.o3() : void 0;
            return succeed(verifiedMessage, reply_data.kQ(digest, found, call, trace));
          })
        }
      };
      function succeed(message, data) {
        return { statusCode: 200, message, data };
      }
      function isReportWanted({ request }) {
        return request.headers.get(wire.b3.report) === "true";
      }
      var reports = __nccwpck_require__2(2696);
      ;
      function createService(options2) {
        const { ledger: ledger2, keyring = admin_keys.FW, now = () => /* @__PURE__ */ new Date(), publicUrl, exchange, maxRequests = 512 } = options2;
        const unready = createHealthWatch(async () => await ledger2.unready());
        const service = {
          ledger: ledger2,
          keyring,
          now,
          reports: (0, reports.Yn)(now, options2.shelf),
          metrics: createMetrics(ledger2),
          exchange,
          unready: async () => options2.isDraining?.() === true ? [aboutToStop] : await unready(),
          work: createLimit(maxRequests),
          receive: createLimit(maxLargeBodies),
          unwell: createHealthWatch(async () => [.../* @__PURE__ */ new Set([...await ledger2.unready(), ...await ledger2.unwell()])])
        };
        return async (request) => {
          const startedAt = performance.now();
          const url2 = new URL(request.url);
          const { pathname: path } = url2;
          const requestId = (0, requests.Yh)(request.headers.get(wire.b3.requestId));
          const call = { request, url: url2, requestId, startedAt, baseUrl: publicUrl ?? url2.origin };
          const endpoint = request.refusal === void 0 ? findEndpoint(path) : void 0;
          const answer = request.refusal ?? await answerOrFail(endpoint, call, service);
          const reply = "body" in answer ? answer : (0, requests.OS)(answer, { requestId, path, time: now() });
          const { status } = reply;
          const seconds = (performance.now() - startedAt) / 1e3;
          const operation = endpoint?.name ?? "none";
          service.metrics.add(operation, status, seconds);
          const id = (0, requests.iY)(requestId, request.headers.get(wire.b3.apiKey));
          const entry = { requestId: id, method: request.method, operation, status, key: call.key?.name };
          options2.log?.({ ...entry, milliseconds: Math.round(seconds * 1e5) / 100 });
          const { chainName: chainName2, demo } = ledger2.about();
          const marks = (0, members.r$)({ [wire.b3.chainName]: chainName2, [wire.b3.demo]: demo ? "1" : void 0 });
          return { ...reply, headers: { ...reply.headers, ...marks } };
        };
      }
      const aboutToStop = { reason: "The service is about to stop.", seconds: 0 };
      const tooBusy = new requests.P_(503, "The service has too many requests to answer just now.", { "retry-after": "5" });
      const maxLargeBodies = 64;
      function createLimit(most) {
        const running = /* @__PURE__ */ new Map();
        const check2 = (kind) => {
          if ((running.get(kind) ?? 0) >= most)
            throw tooBusy;
        };
        return {
          check: check2,
          async run(kind, task) {
            check2(kind);
            running.set(kind, (running.get(kind) ?? 0) + 1);
            return await task().finally(() => running.set(kind, (running.get(kind) ?? 1) - 1));
          }
        };
      }
      const notFound = { statusCode: 404, message: "There is no such path." };
      const findEndpoint = (path) => endpoints[path.startsWith(reports.eG) ? reportName : path];
      async function answerOrFail(endpoint, call, service) {
        if (endpoint === void 0)
          return notFound;
        const { methods, answer } = endpoint;
        if (!methods.includes(call.request.method))
          return { statusCode: 405, message: `Use ${methods[0]}.`, headers: { allow: methods.join(", ") } };
        try {
          return await answer(call, service);
        } catch (error) {
          if (error instanceof requests.P_)
            return error.answer;
          const { code, ownMessage } = error instanceof errors._Z ? error : { code: void 0, ownMessage: "" };
          if (code === "PLAN_LIMIT_REACHED")
            return { statusCode: 402, message: ownMessage };
          if (code === "SERVICE_UNAVAILABLE") {
            const message = call.key === void 0 && call.request.isRemote !== false ? untold : ownMessage;
            return { statusCode: 503, message, headers: { "retry-after": "60" } };
          }
          (0, log.nk)(error);
          return { statusCode: 500, message: "The service failed; its log says why." };
        }
      }
      const untold = "The service cannot do its work just now; its log says why.";
      async function isTrusted({ request }, { keyring }) {
        const key = request.headers.get(wire.b3.apiKey) ?? (0, requests.DH)(request);
        return request.isRemote === false || await keyring.find(key) !== void 0;
      }
      const page = { methods: ["GET", "HEAD"] };
      function toHealthPage(name, summary, find) {
        return {
          ...page,
          name,
          summary,
          gives: healthy,
          unavailable: unhealthy,
          async answer(call, service) {
            const found = await find(service);
            if (found.length === 0)
              return (0, requests.aB)({ status: "ok" });
            const isTold = await isTrusted(call, service).catch(() => false);
            const reasons = isTold ? found : found.map(({ seconds }) => ({ reason: untold, seconds }));
            return (0, requests.aB)({ status: "unavailable", reasons }, 503);
          }
        };
      }
      const reportName = `${reports.eG}{name}`;
      const endpoints = {
        ...Object.fromEntries(Object.entries(wire.JZ).map(([name, path]) => [path, { name, ...operations[name] }])),
        "/about": {
          ...page,
          name: "about",
          summary: "On what the service stands.",
          gives: about,
          answer: (_, { ledger: ledger2 }) => (0, requests.aB)({ service: "anchor-artifacts", version: version_version, ...ledger2.about() })
        },
        "/live": toHealthPage("live", "That the process answers.", async () => []),
        "/ready": toHealthPage("ready", "Whether it takes stamps, for a balancer.", async ({ unready }) => await unready()),
        "/health": toHealthPage("health", "Whether it can do all its work.", async ({ unwell }) => await unwell()),
        "/metrics": {
          ...page,
          name: "metrics",
          summary: "Numbers in Prometheus' text form; from elsewhere than this computer with a key.",
          gives: /* @__PURE__ */ schemas_string(),
          givesType: "text/plain",
          answer: answerMetrics
        },
        "/openapi.json": {
          ...page,
          name: "openapi",
          summary: "This description.",
          gives: /* @__PURE__ */ looseObject({}),
          // Made once, because making it takes a thousand times as long as sending it.
          answer: () => description ??= describeApi()
        },
        [reportName]: {
          name: "report",
          summary: "A report behind the link that a verification gave; the link is a secret and lives for an hour.",
          methods: ["GET"],
          parameters: [
            { name: "name", in: "path", required: true },
            { name: "signature", in: "query", required: true }
          ],
          gives: /* @__PURE__ */ any(),
          givesType: "application/pdf",
          answer: async ({ url: url2 }, { reports: reports2, work }) => await work.run("report", async () => await reports2.answer(url2))
        },
        [tokenPath]: {
          name: "token",
          summary: "Exchange the token of a workflow's run for a key of 15 minutes, where the operator has rules for that.",
          methods: ["POST"],
          needs: "token",
          gives: keyAnswer,
          answer: async ({ request }, { exchange, work }) => exchange === void 0 ? notFound : await work.run("token", async () => await exchange.answer(request))
        }
      };
      let description;
      const describeApi = () => (0, requests.aB)(toOpenApi(endpoints));
      async function answerMetrics(call, service) {
        if (!await isTrusted(call, service))
          return { statusCode: 401, message: `From elsewhere, send a key as ${wire.b3.apiKey} or as a bearer token.` };
        const body = await service.metrics.render();
        return { status: 200, headers: { ...requests.o_, "content-type": metricsType }, body };
      }
      ;
      function parseCommand(args, environment = process.env) {
        const { values: given, positionals } = (0, options.Fl)(args);
        const store = environment["ANCHOR_STORE"] || void 0;
        const values = given.store === void 0 && store !== void 0 ? { ...given, store: (0, options.uz)(store) } : given;
        const [name, ...words] = positionals;
        if (name === void 0)
          return { name: "serve", settings: toSettings(values) };
        const known = Object.keys(options.Pi).find((one) => one === name);
        if (known === void 0) {
          const meant = (0, match.kB)(name, Object.keys(options.Pi));
          throw (0, options.mp)(`Unknown command ${(0, core_text.S5)(name)}${meant === void 0 ? "" : `. Do you mean ${meant}?`}`);
        }
        const [word, needs] = options.Pi[known];
        if (words.length !== (word === "" ? 0 : 1) || words[0] === "")
          throw (0, options.mp)(`${name} takes ${word === "" ? "no further words" : `one ${word}`}`);
        for (const keys of needs)
          if (keys.every((key) => values[key] === void 0))
            throw (0, options.mp)(`${name} needs ${keys.map((key) => `--${(0, options.yZ)(key)}`).join(" or ")}`);
        if (known === "backup" && values.data === ":memory:")
          throw (0, options.mp)("backup needs --data FILE, the ledger to copy");
        if (known === "add-key" && !/^[\w.@-]{1,64}$/.test(words[0] ?? ""))
          throw (0, options.mp)("a key's name is 1 to 64 letters, digits and . _ - @");
        return { name: known, word: words[0] ?? "", ...values };
      }
      function toSettings(values) {
        (0, options.re)(values);
        const { data, store, node: node2, blockTimeMs, apiKey, apiKeys, noWorker, tlsCert, tlsKey } = values;
        if (store !== void 0 && data !== void 0)
          throw (0, options.mp)("--data and --store exclude each other");
        if (node2 !== void 0 && blockTimeMs !== void 0)
          throw (0, options.mp)("--block-time is for the ledger without --node");
        if (node2 !== void 0 && data === void 0 && store === void 0)
          throw (0, options.mp)("--node needs --data FILE or --store URL: what was taken must outlive this process");
        if (noWorker === true && store === void 0)
          throw (0, options.mp)("--no-worker goes with --store");
        if (apiKeys !== void 0 && apiKey !== void 0)
          throw (0, options.mp)("--api-key and --api-keys cannot be used together");
        if (tlsCert === void 0 !== (tlsKey === void 0))
          throw (0, options.mp)("--tls-cert and --tls-key go together");
        const settings = (0, options.hy)(values);
        if (!isLoopbackAddress(settings.listen))
          checkReach(settings);
        return settings;
      }
      function checkReach({ listen: listen2, apiKey, apiKeys, oidc, store, tlsCert }) {
        const reach = `--listen ${listen2} can be reached from other machines, so it needs`;
        if (apiKey !== void 0)
          throw (0, options.mp)(`--api-key is for loopback only, so --listen ${listen2} needs --api-keys FILE in its place`);
        if ((apiKeys ?? oidc ?? store) === void 0)
          throw (0, options.mp)(`${reach} --api-keys FILE, --oidc FILE or --store URL`);
        if (tlsCert === void 0)
          throw (0, options.mp)(`${reach} --tls-cert and --tls-key`);
      }
      ;
      var run_addDisposableResource = function(env, value, async) {
        if (value !== null && value !== void 0) {
          if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
          var dispose, inner;
          if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
          }
          if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
          }
          if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
          if (inner) dispose = function() {
            try {
              inner.call(this);
            } catch (e) {
              return Promise.reject(e);
            }
          };
          env.stack.push({ value, dispose, async });
        } else if (async) {
          env.stack.push({ async: true });
        }
        return value;
      };
      var run_disposeResources = /* @__PURE__ */ (function(SuppressedError2) {
        return function(env) {
          function fail(e) {
            env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
          }
          var r, s = 0;
          function next() {
            while (r = env.stack.pop()) {
              try {
                if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                if (r.dispose) {
                  var result = r.dispose.call(r.value);
                  if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                    fail(e);
                    return next();
                  });
                } else s |= 1;
              } catch (e) {
                fail(e);
              }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
          }
          return next();
        };
      })(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
        var e = new Error(message);
        return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
      });
      async function runService(args) {
        if (args.includes("--help") || args.includes("-h"))
          return print(options.yj);
        const command = parseCommand(args);
        if (command.name === "serve")
          return await serveUntilStopped(command.settings);
        await print(await runOperatorCommand(command));
      }
      async function runOperatorCommand(command) {
        const { name, word, data = "", apiKeys } = command;
        if (name === "backup") {
          await backUp(data, word);
          return `${data} is copied to ${word}`;
        }
        if (apiKeys !== void 0 && name !== "migrate" && name !== "move")
          return await (0, admin_keys.ME)(command, (0, admin_keys.mj)(apiKeys));
        const { runOnStore } = await __nccwpck_require__2.e(
          /* import() */
          49
        ).then(__nccwpck_require__2.bind(__nccwpck_require__2, 2049));
        return await runOnStore(command);
      }
      async function print(text) {
        const failure2 = await new Promise((resolve) => {
          process.stdout.once("error", resolve).write(`${text}
`, resolve);
        });
        if (failure2 && failure2.code !== "EPIPE")
          throw new Error(`Standard output could not be written: ${failure2.message}`);
      }
      async function serveUntilStopped(settings) {
        process.removeAllListeners("warning").on("warning", ({ name, message }) => (0, log.Rm)("warning", { name, message }));
        const opened = Promise.withResolvers();
        process.on("SIGHUP", () => void opened.promise.then(async ({ renew }) => await renew()));
        await serve(settings, (entry) => (0, log.Rm)("request", entry), async (service) => {
          const { url: url2, ledger: ledger2, drain } = service;
          opened.resolve(service);
          const stopped = stopSignal();
          const [chain] = await Promise.all([ledger2.describe(), Promise.all(
            /* import() */
            [__nccwpck_require__2.e(13), __nccwpck_require__2.e(822)]
          ).then(__nccwpck_require__2.bind(__nccwpck_require__2, 9822))]);
          await print(renderGreeting(url2, settings, chain));
          const signal = await stopped;
          drain();
          const drainMs = signal === "SIGTERM" ? settings.drainMs : 0;
          (0, log.Rm)("draining", { signal, seconds: drainMs / 1e3 });
          await (0, promises_.setTimeout)(drainMs);
          (0, log.Rm)("stopping");
        });
      }
      async function serve(settings, write, use) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const { chainName: chainName2, data, listen: address2, port, publicUrl } = settings;
          const certificate = readCertificate(settings);
          let entries = readKeyEntries(settings);
          const { ledger: opened, keys, shelf } = await openBackend(settings);
          const _ledger = run_addDisposableResource(env_1, toDisposable(() => opened.close()), true);
          const ledger2 = { ...opened, about: () => ({ ...opened.about(), ...(0, members.r$)({ chainName: chainName2 }) }) };
          const source = keys ?? (0, admin_keys.qD)(ledger2.secret);
          const exchange = settings.oidc === void 0 ? void 0 : await createExchange(settings.oidc, source);
          const isOpen = entries === void 0 && keys === void 0 && exchange === void 0;
          const keyring = isOpen ? admin_keys.FW : (0, admin_keys.M_)(() => entries ?? [], source, exchange?.find);
          const socket = data === ":memory:" ? void 0 : await openBackupSocket(data, ledger2);
          const _socket = run_addDisposableResource(env_1, toDisposable(() => socket?.close()), true);
          let isDraining = false;
          const own2 = { log: write, isDraining: () => isDraining };
          const handle = createService({ ledger: ledger2, keyring, publicUrl, exchange, shelf, ...own2 });
          const { maxConnections = readMaxConnections() } = settings;
          const listener = await listen(handle, port, { address: address2, certificate, publicUrl, maxConnections });
          const _listener = run_addDisposableResource(env_1, toDisposable(listener.close), true);
          const renewKeys = () => {
            const before = entries;
            entries = readKeyEntries(settings);
            if (before && entries)
              (0, log._1)("keys-read", before, entries);
          };
          const renewCertificate = () => {
            const renewed = readCertificate(settings);
            if (renewed)
              listener.renew(renewed);
          };
          await use({
            url: listener.url,
            ledger: ledger2,
            drain: () => void (isDraining = true),
            renew: async () => await renewAll([renewKeys, renewCertificate, () => exchange?.renew()])
          });
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = run_disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
      function toDisposable(close) {
        return { [Symbol.asyncDispose]: async () => void await close() };
      }
      async function renewAll(steps) {
        const outcomes = await Promise.allSettled(steps.map(async (step) => await step()));
        const failures = outcomes.flatMap((outcome) => outcome.status === "rejected" ? (0, errors.bD)(outcome.reason) : []);
        for (const reason2 of failures)
          (0, log.Rm)("not-renewed", { reason: reason2 });
        if (failures.length === 0)
          (0, log.Rm)("renewed");
      }
      async function openBackend(settings) {
        const { data, node: node2, blockTimeMs } = settings;
        if (node2 === void 0)
          return { ledger: openDemonstration({ data, blockTimeMs }) };
        const { openNode } = await __nccwpck_require__2.e(
          /* import() */
          639
        ).then(__nccwpck_require__2.bind(__nccwpck_require__2, 20));
        return await openNode(node2, settings);
      }
      function readKeyEntries({ apiKey, apiKeys }) {
        if (apiKeys !== void 0)
          return (0, admin_keys.ml)(apiKeys);
        return apiKey === void 0 ? void 0 : [{ name: "api-key", hash: (0, admin_keys.jG)(apiKey) }];
      }
      function readCertificate({ tlsCert, tlsKey }) {
        if (tlsCert === void 0 || tlsKey === void 0)
          return void 0;
        return (0, options.wh)(`The certificate ${tlsCert} with the key ${tlsKey}`, () => {
          const certificate = { cert: (0, external_node_fs_.readFileSync)(tlsCert), key: (0, external_node_fs_.readFileSync)(tlsKey) };
          (0, external_node_tls_.createSecureContext)(certificate);
          return certificate;
        });
      }
      function renderGreeting(url2, settings, chain) {
        const { apiKey, apiKeys, data, oidc, store } = settings;
        const keys = (0, core_text.hq)([
          apiKey !== void 0 && "the one given by --api-key",
          apiKeys !== void 0 && `those of ${apiKeys}`,
          store !== void 0 && "those of the store",
          oidc !== void 0 && `those given by the rules of ${oidc}`
        ]);
        const place = data === ":memory:" ? "in memory, gone when this stops" : data;
        return [
          `Listening on ${url2}`,
          `API key: ${keys.join(", ") || "any that is not empty"}`,
          // Without what could be a secret: no user, no password, no options.
          `Ledger: ${store === void 0 ? place : `the store ${new URL(store).host}${new URL(store).pathname}`}`,
          `Chain: ${chain}`
        ].join("\n");
      }
      async function stopSignal() {
        const { promise: promise2, resolve } = Promise.withResolvers();
        for (const signal of ["SIGINT", "SIGTERM", "SIGBREAK"])
          process.on(signal, resolve);
        return await promise2;
      }
    })
  ),
  /***/
  9331: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        E: () => (
          /* binding */
          createIndexRows
        ),
        /* harmony export */
        t: () => (
          /* binding */
          createAnchoringRows
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(7598);
      var _src_core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__2(2427);
      var _sql_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__2(7556);
      const isOpen = "state IN ('reserved', 'built', 'posted')";
      const columns = "number, kind, state, coin, amount, own, address, ports, time, txpow, txn, made, built, posted, block, lost";
      function createAnchoringRows(session) {
        return {
          ...createChanges(session),
          async open() {
            const select = `SELECT ${columns} FROM anchorings WHERE ${isOpen} ORDER BY number`;
            return (await session.all(select)).map(toAnchoring);
          },
          /** Returns the bytes of a built transaction; `open` leaves them out, since they may have 20 kB. */
          bytes: async (number) => await session.value("SELECT bytes FROM anchorings WHERE number = ?", number),
          /** Returns our transactions by the coins that they spend, as long as the chain could still give these back. */
          async byCoin() {
            const select = "SELECT coin, number, kind, txn FROM anchorings WHERE state NOT IN ('abandoned', 'sealed')";
            return new Map((await session.all(select)).map((spending) => [spending.coin, spending]));
          },
          /** Counts by state the transactions that carry something and are not sealed, with when the oldest was begun; to count the sealed ones too would take longer every day. */
          async counts() {
            const rows = await session.all(`SELECT state, count(*) AS count, min(time) AS oldest FROM anchorings WHERE kind <> 'split'
          AND state IN ('reserved', 'built', 'posted', 'seen', 'confirmed') GROUP BY state`);
            return new Map(rows.map(({ state, ...counted2 }) => [state, counted2]));
          }
        };
      }
      function createChanges(session) {
        return {
          async add(begun) {
            const rows = [{ state: "reserved", ...begun, ports: JSON.stringify([...begun.ports]) }];
            const [added] = await (0, _sql_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(session, "anchorings", rows, "RETURNING number");
            return added?.number ?? 0;
          },
          async set(number, change) {
            const assigned = Object.keys(change).map((column) => `${column} = ?`);
            const update = `UPDATE anchorings SET ${assigned.join(", ")} WHERE number = ?`;
            await session.run(update, ...Object.values(change), number);
          },
          /** Forgets the blocks from this one on, which no longer exist; our transactions in them are posted again. */
          async takeBack(fromBlock) {
            const inBlock = "state IN ('seen', 'confirmed', 'sealed')";
            await session.run("DELETE FROM places WHERE block >= ?", fromBlock);
            await session.run("DELETE FROM blocks WHERE number >= ?", fromBlock);
            await session.run(`UPDATE anchorings SET state = 'posted', block = NULL WHERE block >= ? AND ${inBlock}`, fromBlock);
            await session.run(`UPDATE anchorings SET lost = NULL WHERE lost >= ? AND ${isOpen}`, fromBlock);
          },
          /** Confirms what is in a block up to `confirmedTo`, and seals it up to `sealedTo`: it is never posted again. */
          async settle(confirmedTo, sealedTo) {
            const [confirmed, sealed] = ["state = 'confirmed'", "state = 'sealed', bytes = NULL"];
            await session.run(`UPDATE anchorings SET ${confirmed} WHERE state = 'seen' AND block <= ?`, confirmedTo);
            await session.run(`UPDATE anchorings SET ${sealed} WHERE ${confirmed} AND block <= ?`, sealedTo);
          }
        };
      }
      function toAnchoring(row) {
        const known = (0, _sql_js__WEBPACK_IMPORTED_MODULE_1__.Le)(row);
        return { ...known, ports: new Map(JSON.parse(known.ports)) };
      }
      function createIndexRows(session) {
        const put = "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        return {
          ...createBlockRows(session),
          async addBlocks(blocks) {
            const rows = blocks.map(({ number, id, time }) => ({ number, id, time }));
            await (0, _sql_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(session, "blocks", rows);
          },
          addLocations: async (seen) => await (0, _sql_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(session, "places", seen, "ON CONFLICT (state, coin, port) DO NOTHING"),
          dropFact: async (name) => await session.run("DELETE FROM facts WHERE name = ?", name),
          setFact: async (name, value) => await session.run(put, name, value),
          /** Returns 32 random bytes, made when they are first asked for: the secret of keys that are given for tokens. */
          async secret() {
            const insert = `INSERT INTO facts (name, value) VALUES ('token secret', ?)
        ON CONFLICT (name) DO UPDATE SET value = facts.value RETURNING value`;
            return Buffer.from(await session.value(insert, (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("hex")), "hex");
          },
          fact: async (name) => await session.value("SELECT value FROM facts WHERE name = ?", name)
        };
      }
      function createBlockRows(session) {
        const select = "SELECT number, id, time FROM blocks";
        return {
          block: async (number) => await session.one(`${select} WHERE number = ?`, number),
          tip: async () => await session.one(`${select} ORDER BY number DESC LIMIT 1`),
          /**
           * Returns where `digest` is on the chain in blocks with `confirmations` more on top, the oldest location first. A
           * digest of ours that goes by itself is found by the transaction that carries it.
           */
          locations: async (digest, confirmations) => await session.all(`SELECT coin AS "coinId", block, blocks.id AS "blockId", blocks.time, address, txpow FROM (
          SELECT coin, block, address, txpow FROM places WHERE state = ? UNION ALL
          SELECT made, block, address, txpow FROM stamps JOIN anchorings ON anchorings.number = anchoring
            WHERE digest = ? AND kind = 'digests' AND block IS NOT NULL
        ) AS seen JOIN blocks ON blocks.number = block
        WHERE block <= (SELECT max(number) FROM blocks) - CAST(? AS BIGINT) ORDER BY block`, (0, _src_core_digest_js__WEBPACK_IMPORTED_MODULE_2__.sg)(digest), digest, confirmations),
          /** Returns the height of the last block that was made before `time`, in milliseconds since 1970; 0 for none. */
          lastBefore: async (time) => (await session.one(`${select} WHERE time < ? ORDER BY number DESC LIMIT 1`, time))?.number ?? 0,
          /** Whether the index has seen every block after the height `since`. */
          async isWhole(since) {
            const missing = "SELECT coalesce(max(number) - CAST(? AS BIGINT) - count(*), 0) FROM blocks WHERE number > ?";
            return await session.value(missing, since, since) === 0;
          }
        };
      }
    })
  ),
  /***/
  8951: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        b: () => (
          /* binding */
          readPragma
        ),
        /* harmony export */
        q: () => (
          /* binding */
          openDatabase
        )
        /* harmony export */
      });
      var node_sqlite__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(99);
      var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__2(5417);
      var _src_core_members_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__2(2508);
      var _migrations_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__2(9511);
      var _sql_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__2(7556);
      const formats = {
        queue: { applicationId: 1095648078, refusal: "it was not made with --node" },
        demonstration: { applicationId: 1095648070, refusal: "it is not a ledger" }
      };
      function openDatabase(file, format, check) {
        const sqlite = openDataFile(file, format, check);
        const session = createSession(sqlite);
        const inTurn = (0, _sql_js__WEBPACK_IMPORTED_MODULE_3__.z4)();
        return {
          ...(0, _sql_js__WEBPACK_IMPORTED_MODULE_3__.M$)(async (...query) => await inTurn(async () => await session.all(...query))),
          write: async (change) => await inTurn(async () => await transact(sqlite, async () => await change(session))),
          async backup(copy) {
            const begun = Promise.withResolvers();
            let copied = begun.promise;
            await inTurn(async () => {
              copied = (0, node_sqlite__WEBPACK_IMPORTED_MODULE_0__.backup)(sqlite, copy, { rate: pagesAtOnce, progress: () => begun.resolve() });
              await Promise.race([begun.promise, copied]);
            });
            await copied;
          },
          close: async () => await inTurn(async () => sqlite.close())
        };
      }
      const pagesAtOnce = 500;
      function openDataFile(file, format, check) {
        let database;
        try {
          database = new node_sqlite__WEBPACK_IMPORTED_MODULE_0__.DatabaseSync(file, { timeout: 500 });
          prepare(database, format);
          if (readPragma(database, "integrity_check") !== "ok")
            throw new Error("the database is damaged");
          check?.(database);
          return database;
        } catch (cause) {
          database?.close();
          const isInUse = (0, _src_core_members_js__WEBPACK_IMPORTED_MODULE_4__.mz)(cause, "errcode") === busy;
          const inUse = "another service has it open; stop that service, or name another file by --data";
          throw new Error(`The data file ${file} cannot be used: ${isInUse ? inUse : (0, _src_core_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(cause)}.`, { cause });
        }
      }
      function prepare(database, format) {
        const { applicationId, refusal } = formats[format];
        const isNew = readPragma(database, "page_count") === 0;
        if (!isNew && readPragma(database, "application_id") !== applicationId)
          throw new Error(refusal);
        const version = readPragma(database, "user_version");
        if (!isNew && version !== _migrations_js__WEBPACK_IMPORTED_MODULE_2__.A9)
          throw new Error(`it is of version ${String(version)}, and this program needs ${_migrations_js__WEBPACK_IMPORTED_MODULE_2__.A9}`);
        database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = EXTRA; BEGIN EXCLUSIVE");
        const marks = `PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${_migrations_js__WEBPACK_IMPORTED_MODULE_2__.A9};`;
        database.exec(`${isNew ? _migrations_js__WEBPACK_IMPORTED_MODULE_2__.qP + marks : ""} COMMIT`);
      }
      function readPragma(database, name) {
        return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
      }
      const busy = 5;
      const diskErrors = /* @__PURE__ */ new Set([8, 10, 13, 14]);
      const maxPrepared = 200;
      function createSession(sqlite) {
        const statements = /* @__PURE__ */ new Map();
        return (0, _sql_js__WEBPACK_IMPORTED_MODULE_3__.M$)(async (sql, ...values) => {
          const statement = statements.get(sql) ?? sqlite.prepare(sql);
          if (statements.size < maxPrepared)
            statements.set(sql, statement);
          return statement.all(...values);
        });
      }
      async function transact(sqlite, change) {
        try {
          sqlite.exec("BEGIN IMMEDIATE");
          const result = await change();
          sqlite.exec("COMMIT");
          return result;
        } catch (cause) {
          if (sqlite.isTransaction)
            sqlite.exec("ROLLBACK");
          if (!diskErrors.has(Number((0, _src_core_members_js__WEBPACK_IMPORTED_MODULE_4__.mz)(cause, "errcode")) % 256))
            throw cause;
          const account = `The ledger cannot be written: ${(0, _src_core_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(cause)}.`;
          throw new _src_core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("SERVICE_UNAVAILABLE", account, { cause });
        }
      }
    })
  ),
  /***/
  4213: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        t: () => (
          /* binding */
          createGroupCommit
        )
        /* harmony export */
      });
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(8500);
      const maxGatheringMs = 20;
      const modestCommits = 16;
      function createGroupCommit(commit) {
        let waiting = [];
        let [isBusy, modestLeft] = [false, 0];
        let goal = { count: Infinity, reached: (_isReached) => void 0 };
        const gather = async (count, ms) => {
          if (waiting.length >= count)
            return;
          const { promise, resolve } = Promise.withResolvers();
          goal = { count, reached: resolve };
          const timer = setTimeout(resolve, ms, false);
          if (!await promise)
            modestLeft = modestCommits;
          clearTimeout(timer);
          goal.count = Infinity;
        };
        const run = async () => {
          isBusy = true;
          for (; waiting.length > 0; modestLeft = Math.max(0, modestLeft - 1)) {
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
            const [group, startedAt] = [waiting, performance.now()];
            waiting = [];
            await commitAll(group, commit);
            const tookMs = performance.now() - startedAt;
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
            const count = group.length + (modestLeft === 0 ? waiting.length : 0);
            if (tookMs >= 1)
              await gather(count, Math.min(tookMs, maxGatheringMs));
          }
          isBusy = false;
        };
        return async (item) => {
          const asked = Promise.withResolvers();
          waiting.push({ item, asked });
          if (!isBusy)
            void run();
          else if (waiting.length >= goal.count)
            goal.reached(true);
          return await asked.promise;
        };
      }
      async function commitAll(group, commit) {
        try {
          const outcomes = await commit(group.map(({ item }) => item));
          for (const [index, { asked }] of group.entries())
            settle(asked, outcomes[index]);
        } catch (error) {
          for (const { asked } of group)
            asked.reject(error);
        }
      }
      function settle({ resolve, reject }, outcome) {
        if (outcome === void 0)
          reject(new Error("A commit has told nothing of one of its items."));
        else if (outcome instanceof Error)
          reject(outcome);
        else
          resolve(outcome);
      }
    })
  ),
  /***/
  9511: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        A9: () => (
          /* binding */
          tablesVersion
        ),
        /* harmony export */
        _r: () => (
          /* binding */
          migrate
        ),
        /* harmony export */
        hG: () => (
          /* binding */
          prepareStore
        ),
        /* harmony export */
        qP: () => (
          /* binding */
          fileTables
        )
        /* harmony export */
      });
      var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(5417);
      const createTables = (counter) => `
  CREATE TABLE anchorings (
    number ${counter}, kind TEXT NOT NULL, state TEXT NOT NULL, coin TEXT NOT NULL, amount TEXT NOT NULL,
    own TEXT NOT NULL, address TEXT NOT NULL, ports TEXT NOT NULL, time BIGINT NOT NULL,
    bytes TEXT, txpow TEXT, txn TEXT, made TEXT, built BIGINT, posted BIGINT, block BIGINT, lost BIGINT
  );
  CREATE INDEX anchorings_by_state ON anchorings (state, block);
  CREATE UNIQUE INDEX one_anchoring_a_coin ON anchorings (coin) WHERE state NOT IN ('abandoned', 'sealed');
  CREATE TABLE stamps (
    number ${counter}, digest TEXT NOT NULL, uid TEXT NOT NULL, time BIGINT NOT NULL,
    anchoring BIGINT REFERENCES anchorings, proof TEXT, payer TEXT, UNIQUE (digest, uid)
  );
  CREATE INDEX stamps_by_anchoring ON stamps (anchoring);
  CREATE INDEX requests_by_uid ON stamps (uid) WHERE uid <> '';
  CREATE INDEX requests_waiting ON stamps (number) WHERE anchoring IS NULL AND uid <> '';
  CREATE TABLE blocks (number ${counter}, id TEXT NOT NULL, time BIGINT NOT NULL);
  CREATE TABLE places (
    state TEXT NOT NULL, coin TEXT NOT NULL, port BIGINT NOT NULL, block BIGINT NOT NULL,
    address TEXT NOT NULL, txpow TEXT NOT NULL, PRIMARY KEY (state, coin, port)
  );
  CREATE INDEX places_by_block ON places (block);
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE counts (name TEXT PRIMARY KEY, used BIGINT NOT NULL);
`;
      const onlySharedTables = `
  CREATE INDEX stamps_waiting ON stamps (number) WHERE anchoring IS NULL;
  CREATE TABLE worker (one BIGINT PRIMARY KEY, holder TEXT, until BIGINT NOT NULL, term TEXT, seal TEXT);
  INSERT INTO worker (one, until) VALUES (1, 0);
  CREATE TABLE keys (hash TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, rate BIGINT, count BIGINT);
  CREATE TABLE rates (name TEXT PRIMARY KEY, due DOUBLE PRECISION NOT NULL);
  CREATE TABLE reports (id TEXT PRIMARY KEY, name TEXT NOT NULL, pdf TEXT NOT NULL, expires BIGINT NOT NULL);
  CREATE INDEX reports_by_end ON reports (expires);
`;
      const tablesVersion = 9;
      const fileTables = createTables("INTEGER PRIMARY KEY");
      const sharedTables = createTables("BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY") + onlySharedTables;
      const sharedVersions = [
        { adds: "the queue, the index of the chain, keys, rates and reports", sql: sharedTables }
      ];
      const sealAnew = `UPDATE worker SET seal = CAST(CAST(pg_current_xact_id() AS xid) AS TEXT) WHERE seal = CAST(xmin AS TEXT)`;
      const migrationLock = 1095648077;
      const maxLockMs = 1e4;
      async function prepareStore(database, versions = sharedVersions) {
        const newest = newestOf(versions);
        const known = await readVersion(database, newest);
        if (known === 0)
          return void await migrate(database);
        if (known === newest)
          return;
        const command = "stop all processes, then run `anchor-artifacts service migrate` with the address in ANCHOR_STORE";
        throw new Error(`The store is of version ${known}, and this program needs ${newest}: ${command}`);
      }
      const newestOf = (versions) => tablesVersion + versions.length - 1;
      async function readVersion(session, newest) {
        const tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'anchor' AND tablename = 'versions'";
        const isMade = await session.value(tables) > 0;
        const known = isMade ? await session.value("SELECT coalesce(max(version), 0) FROM versions") : 0;
        if (known === 0 || known >= tablesVersion && known <= newest)
          return known;
        const why = known > newest ? "a newer version of this program made it" : `it is of version ${known}, which was never released, and cannot be brought to a later one`;
        throw new _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", `The store cannot be used: ${why}.`);
      }
      async function migrate(database, { versions = sharedVersions, lockMs = maxLockMs, isPlan = false } = {}) {
        const newest = newestOf(versions);
        return await database.write(async (session) => {
          await session.run("SET LOCAL statement_timeout = 0");
          await session.run(`SET LOCAL lock_timeout = ${lockMs}`);
          await session.run(`SELECT pg_advisory_xact_lock(${migrationLock})`);
          const known = await readVersion(session, newest);
          if (known === newest)
            return `The store is at version ${known} already.`;
          const numbered = versions.map((version, index) => ({ number: tablesVersion + index, ...version }));
          const missing = numbered.filter(({ number }) => number > known);
          if (isPlan)
            return describePlan(known, missing);
          if (known === 0) {
            await session.run("CREATE SCHEMA IF NOT EXISTS anchor");
            await session.run("CREATE TABLE versions (version BIGINT PRIMARY KEY)");
          } else {
            await refuseInUse(session);
            await session.run(sealAnew);
          }
          for (const { number, sql } of missing) {
            for (const statement of sql.split(";").filter((text) => text.trim() !== ""))
              await session.run(statement);
            await session.run("INSERT INTO versions (version) VALUES (?)", number);
          }
          return `The store was at version ${known}, and is at version ${newest} now.`;
        });
      }
      function describePlan(known, missing) {
        const lines = missing.map(({ number, adds }) => `  version ${number} adds ${adds}`);
        return [`The store is at version ${known}, and would be brought on:`, ...lines].join("\n");
      }
      async function refuseInUse(session) {
        const others = await session.all(`SELECT DISTINCT application_name || ' at ' || coalesce(host(client_addr), 'this machine') AS name FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'anchor-artifacts %' AND pid <> pg_backend_pid()`);
        if (others.length === 0)
          return;
        const names = others.map(({ name }) => name).join(", ");
        throw new _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", `The store is in use, nothing was changed. Stop these first: ${names}.`);
      }
    })
  ),
  /***/
  7556: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        Am: () => (
          /* binding */
          inGroups
        ),
        /* harmony export */
        Le: () => (
          /* binding */
          withoutNulls
        ),
        /* harmony export */
        M$: () => (
          /* binding */
          toSession
        ),
        /* harmony export */
        Pe: () => (
          /* binding */
          insertAll
        ),
        /* harmony export */
        z4: () => (
          /* binding */
          createTurns
        )
        /* harmony export */
      });
      function toSession(query) {
        const one = async (...asked) => (await query(...asked))[0];
        return {
          all: async (...asked) => await query(...asked),
          /** Returns the first row, or `undefined`; `Row` includes `undefined` where the statement may find none. */
          one,
          /** Returns the first column of the first row, or `undefined` likewise. */
          value: async (...asked) => Object.values(await one(...asked) ?? {})[0],
          run: async (...asked) => void await query(...asked)
        };
      }
      function createTurns() {
        let last = Promise.resolve();
        return async (work) => {
          const turn = last.then(work);
          last = turn.catch(() => void 0);
          return await turn;
        };
      }
      function withoutNulls(row) {
        return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
      }
      async function insertAll(session, table, rows, ending = "") {
        const into = `${table} (${Object.keys(rows[0] ?? {}).join(", ")})`;
        const insert = (list) => `INSERT INTO ${into} VALUES ${list} ${ending}`;
        const lists = rows.map((row) => Object.values(row));
        return await inGroups(lists, async (list, values) => await session.all(insert(list), ...values));
      }
      const maxRows = 1e3;
      async function inGroups(rows, run) {
        const returned = [];
        for (let start = 0; start < rows.length; start += maxRows) {
          const group = rows.slice(start, start + maxRows);
          const list = group.map((row) => `(${row.map(() => "?").join(", ")})`).join(", ");
          returned.push(...await run(list, group.flat()));
        }
        return returned;
      }
    })
  ),
  /***/
  8385: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        C: () => (
          /* binding */
          keyOfStamp
        ),
        /* harmony export */
        F: () => (
          /* binding */
          createStampRows
        )
        /* harmony export */
      });
      var _src_core_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__2(2427);
      var _sql_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(7556);
      const keyOfStamp = ({ digest, uid = "" }) => digest + uid;
      const factNumber = (name) => `coalesce((SELECT CAST(value AS BIGINT) FROM facts WHERE name = '${name}'), 0)`;
      const isUnseen = "NOT EXISTS (SELECT 1 FROM places WHERE state = '0x' || upper(digest))";
      const requestWaits = "anchoring IS NULL AND uid <> ''";
      const waitsUnseen = `anchoring IS NULL AND uid = '' AND ${isUnseen}`;
      const stampWaits = `${waitsUnseen} AND number > ${factNumber("withheld")}`;
      const isOnHold = `${waitsUnseen} AND number <= ${factNumber("withheld")}`;
      function createStampRows(session) {
        const read = async (isWanted, value) => {
          const select = `SELECT taken.number, digest, taken.time, anchoring, proof, state, built, made, txn, held,
      CASE kind WHEN 'root' THEN ports END AS ports
      FROM (SELECT *, CASE WHEN ${isOnHold} THEN 1 END AS held FROM stamps WHERE ${isWanted}) AS taken
      LEFT JOIN anchorings ON anchorings.number = anchoring`;
          return toTaken(await session.one(select, value));
        };
        return {
          ...createTakingRows(session),
          ...createCarryingRows(session),
          onHold: createHold(session),
          stamp: async (digest) => await read("digest = ? AND uid = ''", digest),
          request: async (uid) => await read("uid = ? AND uid <> ''", uid),
          /** Counts what waits or is on hold, in all and by who pays for it, with the time of the oldest. */
          async waiting() {
            const counts = `SELECT payer, count(*) AS count, min(time) AS oldest FROM (SELECT payer, time FROM stamps
        WHERE ${waitsUnseen} UNION ALL SELECT payer, time FROM stamps WHERE ${requestWaits}) AS waiting GROUP BY payer`;
            const rows = await session.all(counts);
            return {
              byPayer: new Map(rows.map(({ payer, count }) => [payer ?? void 0, count])),
              count: rows.reduce((sum, { count }) => sum + count, 0),
              oldest: rows.reduce((first, { oldest }) => Math.min(first, oldest), Infinity)
            };
          },
          /** Returns those of `digests` that were taken, or that the index has seen. */
          async known(digests) {
            const rows = await (0, _sql_js__WEBPACK_IMPORTED_MODULE_0__.Am)(digests.map((digest) => [digest]), async (list, values) => {
              const select = `SELECT digest FROM stamps WHERE uid = '' AND digest IN (VALUES ${list})
            UNION ALL SELECT lower(substr(state, 3)) FROM places WHERE state IN (VALUES ${list})`;
              return await session.all(select, ...values, ...values.map((digest) => (0, _src_core_digest_js__WEBPACK_IMPORTED_MODULE_1__.sg)(String(digest))));
            });
            return new Set(rows.map(({ digest }) => digest));
          }
        };
      }
      function createTakingRows(session) {
        const toMap = (rows) => new Map(rows.map(({ name, used }) => [name, used]));
        return {
          /** Adds `additions`, and returns the new ones. They are sorted, so that no two processes wait for each other. */
          async add(additions, time) {
            const rows = additions.map(({ digest, uid = "", payer }) => ({ digest, uid, time, payer: payer?.name ?? null })).toSorted((one, other) => one.digest < other.digest ? -1 : 1);
            const ending = "ON CONFLICT (digest, uid) DO NOTHING RETURNING digest, uid";
            const added = new Set((await (0, _sql_js__WEBPACK_IMPORTED_MODULE_0__.Pe)(session, "stamps", rows, ending)).map(keyOfStamp));
            return additions.filter((addition) => added.has(keyOfStamp(addition)));
          },
          drop: async ({ digest, uid = "" }) => await session.run("DELETE FROM stamps WHERE digest = ? AND uid = ?", digest, uid),
          /** Counts so many stamps for each name, and locks the names until the commit; returns what they have used then. */
          async count(stamps) {
            const names = [...stamps.keys()].toSorted();
            const rows = names.map((name) => ({ name, used: stamps.get(name) ?? 0 }));
            const ending = "ON CONFLICT (name) DO UPDATE SET used = counts.used + excluded.used RETURNING name, used";
            return toMap(await (0, _sql_js__WEBPACK_IMPORTED_MODULE_0__.Pe)(session, "counts", rows, ending));
          },
          spent: async () => toMap(await session.all("SELECT name, used FROM counts ORDER BY name"))
        };
      }
      function toTaken(row) {
        if (row === void 0)
          return void 0;
        const { ports, ...known } = (0, _sql_js__WEBPACK_IMPORTED_MODULE_0__.Le)(row);
        const [[, root] = []] = ports === void 0 ? [] : JSON.parse(ports);
        return { ...known, ...root !== void 0 && { root } };
      }
      function createHold(session) {
        const select = (what) => `SELECT ${what} FROM stamps WHERE ${isOnHold}`;
        return {
          /** Puts on hold all stamps up to the number `last` that wait now, or will wait again. */
          async upTo(last) {
            const put = `INSERT INTO facts (name, value) VALUES ('withheld', ?) ON CONFLICT (name)
        DO UPDATE SET value = excluded.value WHERE CAST(facts.value AS BIGINT) < CAST(excluded.value AS BIGINT)`;
            if (last > 0)
              await session.run(put, String(last));
          },
          oldest: async () => await session.value(select("min(time)")) ?? void 0,
          last: async () => await session.one(`${select("number, digest, time")} ORDER BY number DESC LIMIT 1`),
          count: async () => await session.value(select("count(*)"))
        };
      }
      function createCarryingRows(session) {
        const toSelect = (waits) => `SELECT number, digest, time FROM stamps WHERE ${waits}`;
        const toQueue = (waits) => async (limit) => await session.all(`${toSelect(waits)} ORDER BY number LIMIT ?`, limit);
        return {
          waitingStamps: toQueue(stampWaits),
          waitingRequests: toQueue(requestWaits),
          waitingStamp: async (digest) => await session.one(`${toSelect(stampWaits)} AND digest = ?`, digest),
          /** Notes that `anchoring` carries these, each with its proof path where the transaction has a root. */
          async carry(anchoring, carried) {
            await (0, _sql_js__WEBPACK_IMPORTED_MODULE_0__.Am)(carried, async (list, values) => {
              const update = `UPDATE stamps SET anchoring = ?, proof = carried.column2 FROM (VALUES ${list}) AS carried
          WHERE number = CAST(carried.column1 AS BIGINT)`;
              return await session.all(update, anchoring, ...values);
            });
          },
          /** Returns the number of the last stamp, or of the last one that `anchoring` carries; 0 for none. */
          async lastStamp(anchoring) {
            const last = "SELECT coalesce(max(number), 0) FROM stamps WHERE uid = ''";
            return await (anchoring === void 0 ? session.value(last) : session.value(`${last} AND anchoring = ?`, anchoring));
          },
          release: async (anchoring) => await session.run("UPDATE stamps SET anchoring = NULL, proof = NULL WHERE anchoring = ?", anchoring)
        };
      }
    })
  ),
  /***/
  9473: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        Ku: () => (
          /* binding */
          holdWhatWaits
        ),
        /* harmony export */
        OZ: () => (
          /* binding */
          heldNotice
        ),
        /* harmony export */
        fk: () => (
          /* binding */
          createStoreRows
        ),
        /* harmony export */
        wB: () => (
          /* binding */
          openFileStore
        ),
        /* harmony export */
        y$: () => (
          /* binding */
          createStore
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__2(3024);
      var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__2(3460);
      var _chain_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__2(9331);
      var _database_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__2(8951);
      var _stamp_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__2(8385);
      function createStoreRows(session) {
        return { taken: (0, _stamp_rows_js__WEBPACK_IMPORTED_MODULE_5__.F)(session), anchorings: (0, _chain_rows_js__WEBPACK_IMPORTED_MODULE_3__.t)(session), index: (0, _chain_rows_js__WEBPACK_IMPORTED_MODULE_3__.E)(session) };
      }
      function createStore(database, address) {
        const store = {
          ...database,
          ...createStoreRows(database),
          address,
          write: async (change) => await database.write(async (session) => await change(createStoreRows(session))),
          hasWorker: async () => true,
          asWorker: () => store,
          onElected: () => void 0
        };
        return store;
      }
      async function openFileStore(data, address) {
        const store = createStore((0, _database_js__WEBPACK_IMPORTED_MODULE_4__.q)(data, "queue"), address);
        if (data === ":memory:")
          return store;
        const mark = `${data}.term`;
        const inode = String((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(data, { bigint: true }).ino);
        const sealAnew = async ({ index }) => {
          const seal2 = `${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()} ${inode}`;
          await index.setFact("seal", seal2);
          (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(mark, seal2, { mode: 384 });
        };
        const seal = await store.index.fact("seal");
        const isMarked = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(mark) && (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(mark, "utf8") === seal && seal.endsWith(` ${inode}`);
        const isSealed = seal === void 0 || isMarked;
        await store.write(async (rows) => {
          await holdWhatWaits(rows);
          await sealAnew(rows);
        });
        (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.Rm)("elected");
        if (!isSealed)
          (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.Rm)("restored", { message: `The file ${data} is a copy, or was restored: ${heldNotice}` });
        const close = async () => {
          await store.write(sealAnew).catch(_log_js__WEBPACK_IMPORTED_MODULE_2__.nk);
          await store.close();
        };
        return { ...store, close };
      }
      const heldNotice = "what waits in it is on hold until the chain was asked for it.";
      async function holdWhatWaits({ taken, index }, hadTerm = false) {
        await taken.onHold.upTo(await taken.lastStamp());
        if (hadTerm || await index.fact("seal") !== void 0)
          await index.setFact("paused", "1");
      }
    })
  ),
  /***/
  8835: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        JZ: () => (
          /* binding */
          routes
        ),
        /* harmony export */
        Ri: () => (
          /* binding */
          checkTexts
        ),
        /* harmony export */
        Vh: () => (
          /* binding */
          proofPartName
        ),
        /* harmony export */
        b3: () => (
          /* binding */
          headers
        ),
        /* harmony export */
        kg: () => (
          /* binding */
          verifyResults
        )
        /* harmony export */
      });
      var _core_members_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(2508);
      const routes = {
        stamp: "/core/v2/timestamp/post",
        check: "/core/v2/file/check",
        verify: "/core/v2/verify/file",
        verifyProof: "/core/v1/verify/post-lite",
        requestProof: "/core/v1/timestamp/post",
        proofStatus: "/core/v1/timestamp/status"
      };
      const headers = {
        apiKey: "x-api-key",
        requestId: "x-request-id",
        report: "x-report-required",
        demo: "x-demo-service",
        chainName: "x-chain-name"
      };
      const proofPartName = "jsonproof";
      const checkTexts = { found: "Hash found.", notFound: "Hash not found." };
      const verifyResults = { match: "full match", noMatch: "no match" };
      function isAbsent(value) {
        return value === void 0 || value === null || value === "";
      }
      const orAbsent = (reader) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(reader, isAbsent);
      const textUpTo = (maxLength) => ({ value, where }) => {
        if (typeof value === "string" && value.length <= maxLength)
          return value;
        throw new RangeError(`${where} is not a text of at most ${maxLength} characters`);
      };
      const maxTextLength = 2048;
      const shortTextOf = textUpTo(maxTextLength);
      const anyTextOf = textUpTo(Number.POSITIVE_INFINITY);
      const unknownOf = ({ value }) => value;
      const numberOf = ({ value, where }) => {
        if (typeof value === "number" && Number.isFinite(value))
          return value;
        throw new RangeError(`${where} is not a number`);
      };
      const quantityOf = (member) => typeof member.value === "string" ? Number((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.HU)(member, /^[0-9]{1,15}$/, "a number")) : numberOf(member);
      function anySpelling(form) {
        const readAnySpelling = ({ value, where }) => {
          const members = /* @__PURE__ */ new Map();
          for (const [name, member] of (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value) ? Object.entries(value) : []) {
            const key = name.replaceAll("_", "").toLowerCase();
            if (members.has(key) && members.get(key) !== member)
              throw new RangeError(`${where}.${name} is given twice`);
            members.set(key, member);
          }
          return form({ value: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value) ? Object.fromEntries(members) : value, where });
        };
        return Object.assign(readAnySpelling, { members: form.members });
      }
      const envelopeForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        status: anyTextOf,
        statusCode: numberOf,
        requestId: orAbsent(anyTextOf),
        message: orAbsent((member) => anyTextOf(member).slice(0, maxTextLength)),
        timestamp: orAbsent(shortTextOf),
        service: orAbsent(shortTextOf),
        data: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(unknownOf)
      });
      const errorEnvelopeForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        status: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, ["error", "fail", "failed"]),
        statusCode: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(unknownOf),
        message: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(unknownOf)
      });
      function membersOf({ value, where }) {
        if (!(0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value))
          throw new RangeError(`${where} is not an object`);
        return value;
      }
      const stampDataForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        command: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, ["send"]),
        status: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.SF,
        params: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ address: orAbsent(shortTextOf), amount: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(unknownOf), state: membersOf })
      });
      const checkDataForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ hash: anyTextOf, data: anyTextOf });
      const chainRecordForm = anySpelling((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        blockNumber: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("blocknumber", orAbsent((member) => typeof member.value === "string" ? (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.HU)(member, /^[0-9]{1,20}$/, "a block number") : (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.gd)(member))),
        blockDate: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("blockdate", orAbsent(shortTextOf)),
        txpowId: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("txpowid", orAbsent(shortTextOf)),
        transactionId: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("transactionid", orAbsent(shortTextOf)),
        coinId: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("coinid", orAbsent(shortTextOf)),
        matchedHash: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("matchedhash", orAbsent(shortTextOf))
      }));
      const fileSegmentForm = anySpelling((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        matchedHash: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("matchedhash", orAbsent(shortTextOf)),
        offset: orAbsent(quantityOf),
        packetSize: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("packetsize", orAbsent(quantityOf))
      }));
      const maxRecords = 1e3;
      const verificationForm = anySpelling((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        fileHash: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("filehash", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(unknownOf)),
        result: textUpTo(200),
        method: orAbsent(shortTextOf),
        validationMethod: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("validationmethod", orAbsent(shortTextOf)),
        uniqueHashes: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("uniquehashes", orAbsent(quantityOf)),
        nftCoinId: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("nftcoinid", orAbsent(shortTextOf)),
        nftTxnId: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("nfttxnid", orAbsent(shortTextOf)),
        records: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("blockchaindata", orAbsent((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(chainRecordForm, maxRecords))),
        segments: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("filesegments", orAbsent((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(fileSegmentForm, maxRecords)))
      }));
      const reportFileForm = anySpelling((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        url: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("downloadurl", shortTextOf),
        fileName: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("filename", orAbsent(shortTextOf)),
        size: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("filesize", orAbsent(quantityOf)),
        expiresIn: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pb)("expiresin", orAbsent(shortTextOf))
      }));
    })
  ),
  /***/
  2703: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        $Z: () => (
          /* binding */
          renderChainName
        ),
        /* harmony export */
        DB: () => (
          /* binding */
          toSafeLink
        ),
        /* harmony export */
        E1: () => (
          /* binding */
          explorerPageOf
        ),
        /* harmony export */
        Ex: () => (
          /* binding */
          parseNodeAddress
        ),
        /* harmony export */
        iV: () => (
          /* binding */
          parseChainName
        ),
        /* harmony export */
        iY: () => (
          /* binding */
          toServiceChain
        )
        /* harmony export */
      });
      var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(2872);
      const maxUrlLength = 2048;
      const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
      function isLoopback(url) {
        return loopbackHost.test(url.hostname);
      }
      function toSafeLink(text) {
        const hasInvisible = !/^[!-~]*$/.test(text) && /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text);
        if (text.length > maxUrlLength || hasInvisible || !URL.canParse(text))
          return void 0;
        const url = new URL(text);
        if (url.username !== "" || url.password !== "" || url.href.length > maxUrlLength)
          return void 0;
        const isLoopbackHttp = url.protocol === "http:" && isLoopback(url);
        return url.protocol === "https:" || isLoopbackHttp ? url.href : void 0;
      }
      function parseBaseUrl(text) {
        const url = parseSecureUrl(text);
        if (url.username !== "" || url.password !== "")
          throw new RangeError("this contains a user name or a password");
        if (/[?#]/.test(text))
          throw new RangeError("this has a query or a fragment");
        url.pathname = url.pathname.replace(/\/+$/, "").replace(/\/core$/, "");
        return url;
      }
      function parseSecureUrl(text) {
        if (!/^[\x21-\x7e]+$/.test(text))
          throw new RangeError("this contains a space or a character outside ASCII");
        if (!URL.canParse(text))
          throw new RangeError("this is not an address; begin it with https://");
        const url = new URL(text);
        if (url.protocol === "https:" || url.protocol === "http:" && isLoopback(url))
          return url;
        throw new RangeError("use https://; http:// works only on this machine");
      }
      function createUrlMaker(base) {
        const urlByPath = /* @__PURE__ */ new Map();
        return (path) => {
          const url = urlByPath.get(path) ?? new URL(base);
          if (!urlByPath.has(path))
            url.pathname = `${base.pathname.replace(/\/$/, "")}${path}`;
          urlByPath.set(path, url);
          return url;
        };
      }
      function parseNodeAddress(text, password) {
        const url = parseSecureUrl(text);
        if (/[?#]/.test(text))
          throw new RangeError("this has a query or a fragment");
        if (url.pathname !== "/")
          throw new RangeError("this has a path; leave the path out");
        const [user, ownPassword] = [url.username, url.password].map(decodePart);
        if (user === void 0 || ownPassword === void 0)
          throw new RangeError("this has a user or password that is not percent-encoded");
        const secret = ownPassword || (password ?? "");
        const credentials = user === "" && secret === "" ? void 0 : `${user || "minima"}:${secret}`;
        url.username = "";
        url.password = "";
        return { url, name: url.origin, ...credentials !== void 0 && { credentials } };
      }
      function decodePart(part) {
        try {
          return decodeURIComponent(part);
        } catch {
          return void 0;
        }
      }
      function explorerPageOf(explorer, record) {
        if (findExplorerMistake(explorer) !== void 0)
          return void 0;
        const { blockNumber: block, txpowId: txpow, transactionId: transaction } = record;
        const idByName = { block: block?.toString(), txpow, transaction };
        let areIdsKnown = true;
        const address = explorer.replaceAll(idPlaceholder, (_, name) => {
          const id = idByName[name] ?? "";
          areIdsKnown &&= id.isWellFormed() && /[^.]/.test(id);
          return areIdsKnown ? encodeURIComponent(id) : "";
        });
        return areIdsKnown ? toSafeLink(address) : void 0;
      }
      function renderChainName({ name, explorer = "" }) {
        return name ?? (findExplorerMistake(explorer) === void 0 ? new URL(explorer.replaceAll(idPlaceholder, "0")).host : "");
      }
      function toServiceChainName(text) {
        const name = text?.trim() ?? "";
        return name !== "" && name.length <= maxChainTextLength && plainText(name) === name ? name : void 0;
      }
      function toServiceChain(text) {
        const { name, explorer } = splitChainName(text);
        const isUsable = explorer !== void 0 && findExplorerMistake(explorer) === void 0;
        return { ...name !== "" && { name }, ...isUsable && { explorer } };
      }
      const maxChainTextLength = 200;
      const idPlaceholder = /\{(block|txpow|transaction)\}/g;
      function parseChainName(text) {
        if (text.trim() === "")
          return void 0;
        if (text.length > maxChainTextLength)
          throw new RangeError(`this has more than ${maxChainTextLength} characters`);
        if (text.search(_text_js__WEBPACK_IMPORTED_MODULE_0__.sN) >= 0)
          throw new RangeError("this has a line break or another invisible character");
        const { name, explorer } = splitChainName(text);
        if (/:\/\/|[{}]/.test(name))
          throw new RangeError("the address must stand last, after the name and a space");
        const mistake = explorer === void 0 ? void 0 : findExplorerMistake(explorer);
        if (mistake !== void 0)
          throw new RangeError(mistake);
        return { ...name !== "" && { name }, ...explorer !== void 0 && { explorer } };
      }
      function splitChainName(text) {
        const [, textBefore = "", lastWord = ""] = /^(?:(.*)\s)?(\S+)$/s.exec(text.trim()) ?? [];
        const isAddress = /^[a-z][a-z0-9+.-]*:\/|\{/i.test(lastWord);
        return isAddress ? { name: textBefore.trim(), explorer: lastWord } : { name: text.trim() };
      }
      function findExplorerMistake(explorer) {
        if (!/^[\x21-\x7e]+$/.test(explorer))
          return "its address has a character outside ASCII";
        const example = explorer.replaceAll(idPlaceholder, "0");
        if (!URL.canParse(example))
          return "its address is no address";
        const { protocol, username, password, origin } = new URL(example);
        if (protocol !== "https:")
          return "its address does not begin with https://";
        if (username !== "" || password !== "")
          return "its address has a user name or password in it";
        if (/[{}]/.test(example))
          return "its address has braces around other words than block, txpow and transaction";
        if (example === explorer)
          return "its address lacks {block}, {txpow} or {transaction}";
        return explorer.toLowerCase().startsWith(origin) ? void 0 : "its address must begin with https:// and a host name";
      }
    })
  ),
  /***/
  2427: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        Bc: () => (
          /* binding */
          isDigest
        ),
        /* harmony export */
        SS: () => (
          /* binding */
          digestFromBytes
        ),
        /* harmony export */
        s1: () => (
          /* binding */
          digestFromWire2
        ),
        /* harmony export */
        sg: () => (
          /* binding */
          toChainHex
        )
        /* harmony export */
      });
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(2565);
      const digestPattern = /^[0-9a-f]{64}$/;
      function isDigest(text) {
        return digestPattern.test(text);
      }
      function digestFromWire2(text) {
        if (typeof text !== "string")
          return void 0;
        const bareHex = text.replace(/^0x/i, "").toLowerCase();
        return isDigest(bareHex) ? bareHex : void 0;
      }
      function toChainHex(text) {
        const bareHex = text.replace(/^0x/i, "").toUpperCase();
        if (!/^(?:[0-9A-F]{2}){1,64}$/.test(bareHex))
          throw new RangeError("This is no hex of whole bytes.");
        return `0x${bareHex}`;
      }
      function digestFromBytes(bytes) {
        const hex = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My)(bytes);
        if (!isDigest(hex))
          throw new RangeError(`A SHA3-256 digest has 32 bytes, not ${bytes.length}.`);
        return hex;
      }
      const emptyDigest = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a";
      function isSameDigest(text, digest) {
        return digestFromWire2(text) === digest;
      }
    })
  ),
  /***/
  5417: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        _Z: () => (
          /* binding */
          AnchorError2
        ),
        bD: () => (
          /* binding */
          messageOf
        ),
        Xt: () => (
          /* binding */
          toAnchorError
        )
      });
      ;
      const stepNoAnswerHint = "Your files are not judged. Wait a few minutes, then run the job again. After a stamp, wait for block-time first: it may have been paid for. What the chain holds by then is not paid again.";
      const stepAfterStamp = "After a stamp, wait for block-time first: what the chain holds by then is not paid again.";
      const front_errorCatalogue = {
        INPUT_INVALID: { hint: "Correct the input. docs/reference.md says what each input takes." },
        HASH_INVALID: {
          hint: "Send the file's SHA3-256 digest as 64 lowercase hex digits. openssl dgst -sha3-256 FILE prints it."
        },
        API_URL_MISSING: {
          hint: "Set ANCHOR_API_URL to the service's base address in the tool server's configuration. Then restart the server."
        },
        API_KEY_MISSING: {
          hint: "Set ANCHOR_API_KEY in the tool server's configuration and restart the server. Or give api_key for this one call."
        },
        STAMP_LIMIT_REACHED: {
          hint: "Ask the user whether more stamps are wanted. The user sets the limit with ANCHOR_MAX_STAMPS."
        },
        NO_FILES_FOUND: {
          hint: "Check that the build ran before this step, and that the patterns fit its files. If a run without files is all right, set if-no-files-found: ignore."
        },
        TOO_MANY_FILES: {
          hint: "Make the patterns narrower (do they match node_modules?), or raise max-files. With anchor: manifest, all files together need only one request."
        },
        OUTPUT_UNWRITABLE: { hint: "Set output-dir to a folder that can be written and has free space." },
        UNTRUSTED_EVENT: {
          hint: "For pull requests, use mode: check with release-attach: none. To verify, set report: false too. In a monitor, set issue: false. Read SECURITY.md before you set allow-untrusted-event: true."
        },
        FILE_UNREADABLE: { hint: "Give the runner's user permission to read the file.", aboutFile: true },
        FILE_VANISHED: {
          hint: "Another step or program removed the file. Run this step after everything that writes or removes it.",
          aboutFile: true
        },
        FILE_CHANGED: {
          hint: "Another step or program still writes the file. Run this step after everything that writes it.",
          aboutFile: true
        },
        FILE_NOT_REGULAR: {
          hint: "Only regular files can be hashed. Leave folders, devices, pipes and sockets out.",
          aboutFile: true
        },
        FILE_OUTSIDE_WORKSPACE: {
          hint: "Copy the file into the workspace, or put a link to it there and name that link in files.",
          aboutFile: true
        },
        FILE_NAME_INVALID: {
          hint: "Rename the file, so that every report can show its name.",
          aboutFile: true
        },
        CHECKSUMS_INVALID: {
          hint: "Write each line as SHA3-256 (name) = hex. cksum -a sha3 -l 256 FILE prints such a line."
        },
        CHECKSUM_MISMATCH: {
          hint: "This is not the file that the list was made for. Find out which of the two is wrong.",
          aboutFile: true
        },
        CHECKSUM_MISSING: { hint: "Add the file to the checksum list, or take it out of the patterns.", aboutFile: true },
        PROOF_INVALID: {
          hint: "Use the proof file that the service sent for exactly this file, and do not change it.",
          aboutFile: true
        },
        EVIDENCE_INVALID: {
          hint: "Download the evidence again from the place where it was published. Evidence that was changed or cut proves nothing."
        },
        PROOF_MISSING: { hint: "Add the file's proof to the proofs patterns, or leave the file out.", aboutFile: true },
        API_KEY_REJECTED: {
          hint: "The service refused the key. Copy the newest key of your account into the secret again, all of it. Pull requests from forks have no secrets.",
          stopsRun: true
        },
        PLAN_LIMIT_REACHED: {
          hint: "The account's plan is used up. Ask the service's operator for more. With anchor: manifest, all files together need one stamp.",
          stopsRun: true
        },
        RATE_LIMITED: {
          hint: `The service asks for fewer requests. ${stepAfterStamp} Lower concurrency, or use anchor: manifest. Then run the job again.`,
          outage: true
        },
        ENDPOINT_NOT_FOUND: {
          hint: "The service has nothing at this address. Set api-url to its base address alone, without /core and what follows it."
        },
        REDIRECT_REFUSED: {
          hint: "The redirect was not followed: it could give your key to somebody else. Ask the service's operator for the right api-url.",
          stopsRun: true
        },
        REQUEST_REJECTED: { hint: "Give the request id to the service's operator, who can see why the request was refused." },
        SERVICE_REFUSED: { hint: "Give the request id to the service's operator. This request anchored nothing." },
        SERVICE_UNAVAILABLE: { hint: stepNoAnswerHint, outage: true },
        SERVICE_UNREACHABLE: {
          hint: "The service cannot be reached from this machine. Check the network, the proxy and the firewall.",
          outage: true
        },
        TLS_REJECTED: {
          hint: "Check the server's certificate. If your company has its own CA, put the path of its file in NODE_EXTRA_CA_CERTS. The check cannot be switched off.",
          stopsRun: true
        },
        CONNECTION_LOST: { hint: stepNoAnswerHint, outage: true },
        REQUEST_TIMEOUT: { hint: `${stepNoAnswerHint} If it happens again, raise request-timeout.`, outage: true },
        RESPONSE_INVALID: {
          hint: "Check api-url. A proxy, a login page or another program may have answered in place of the service."
        },
        REPLY_MISMATCH: {
          hint: "Do not trust any result of this run. Tell the service's operator.",
          stopsRun: true
        },
        NODE_UNREACHABLE: {
          hint: "Your files are not judged. Check the node's address, and that the node runs.",
          outage: true
        },
        NODE_NOT_AUTHORISED: {
          hint: "Check the user and the password in the node's address. The node must run with -rpccrlf.",
          stopsRun: true
        },
        NODE_ANSWER_INVALID: {
          hint: "Check the node's address. Another program may have answered, or a node of another version."
        },
        CHAIN_UNNAMED: {
          hint: "Set the input chain to the chain's name and an explorer's address. Then the evidence still says in some years where to look."
        },
        NOT_ATTEMPTED: {
          hint: `${stepAfterStamp} If somebody cancelled the run, run the job again. Otherwise first correct what stopped it: another message says what.`
        },
        RELEASE_NOT_FOUND: {
          hint: "Create the release first, or name it with release-tag. To see a draft, the job needs permissions: contents: write. A fork's token never has that permission."
        },
        RELEASE_AMBIGUOUS: {
          hint: "Delete the draft that you do not want, or publish the one that you want. Then run the job again."
        },
        RELEASE_NOT_READABLE: { hint: "Give the job permissions: contents: read. To see drafts, it needs contents: write." },
        RELEASE_NOT_WRITABLE: {
          hint: "Give the job permissions: contents: write. Tokens of forks and of Dependabot can only read: set release-attach: none there."
        },
        ISSUE_NOT_WRITABLE: {
          hint: "Give the job permissions: issues: write. Check that issues are switched on in the repository."
        },
        RELEASE_IMMUTABLE: {
          hint: "Set release-attach: body; the notes can still be changed. Next time, run this step before the release is published."
        },
        RELEASE_BODY_FULL: {
          hint: "Shorten the release notes: GitHub allows 125,000 characters. Or set release-attach: assets or both, which keep the records in a file of the release."
        },
        RELEASE_WRITE_LOST: {
          hint: "Several jobs write to these release notes at the same time. Let one job wait for the other, by needs: or concurrency: in the workflow."
        },
        ASSET_DIGEST_MISMATCH: {
          hint: "Do not use this file. Save a copy of the download, remove the file from the release, and tell the release's owner. Upload a new file only after that.",
          aboutFile: true
        },
        ASSET_UNREADABLE: { hint: "The file is not judged. Run the job again later.", outage: true },
        ASSET_NOT_JUDGED: {
          hint: "The release has changed since this run read it. Run the job again, after the last upload."
        },
        ASSET_NOT_UPLOADED: { hint: "Run the job again. The evidence is also in output-dir." },
        ASSET_LIMIT_REACHED: { hint: "A release can have 1,000 files. Delete some, or set release-attach: body." },
        REPORT_UNAVAILABLE: {
          hint: "The report is the service's PDF about a verification. The verdict on your files stands without it. If you want it, open its link in results.json within one hour, before the service deletes it. A new report is a new payment."
        },
        REPORT_INVALID: {
          hint: "The report is the service's PDF about a verification. The verdict on your files stands without it. Tell the service's operator that the link does not lead to a usable report."
        },
        WITNESS_UNAVAILABLE: {
          hint: "Run the job again later: an outage of others ends. If it stays, check the address in the input witness, or name another clock.",
          outage: true
        },
        WITNESS_INVALID: {
          hint: "Check the address in the input witness: another program may answer there. If it is right, use another witness."
        },
        WITNESS_CLOCK: {
          hint: "The time-stamp was kept. Check the clock of this machine. If it is right, use another witness."
        },
        GITHUB_TOKEN_REJECTED: { hint: "Check the input github-token. Its default is the job's own token." },
        GITHUB_RATE_LIMITED: { hint: "Run the job again later. GitHub limits how often a token may ask.", outage: true },
        GITHUB_UNAVAILABLE: { hint: "Your files are not judged. Run the job again later.", outage: true },
        GITHUB_REFUSED: {
          hint: "GitHub's answer says why. Correct that, and run the job again. The evidence is also in output-dir."
        },
        INTERNAL: {
          hint: "This is a defect of this program. It says nothing about your files. If this run was to stamp, run a check before you stamp again: stamps may have been paid for. Please report the defect at https://github.com/anchor-artifacts/anchor-artifacts/issues, with the problem report at the end of the log."
        }
      };
      function renderFor(text, front) {
        return typeof text === "function" ? text(front) : text;
      }
      const lostStampAdvice = "Check this digest in a few minutes. Stamp it again only if the check does not find it.";
      const stepFront = {
        hintOf: (code) => front_errorCatalogue[code].hint,
        input: (name) => name,
        setting: (name, value) => `${name}: ${value}`,
        missing: (name, mode) => name === "api-url" ? `api-url is missing; it must be the service's base address, like https://example.org${mode === "stamp" ? ". Without an account, name independent clocks in witness" : ""}` : "api-key is empty. Check that the secret exists, that the workflow spells its name in the same way, and that this workflow may use it. Pull requests from forks have no secrets: set if-no-api-key: skip for them",
        unusableInputs: (count) => count === 1 ? "An input is not usable." : `${count} inputs are not usable.`,
        again: "run the job again",
        againAtStart: "Run the job again",
        afterStamp: lostStampAdvice
      };
      var core_text = __nccwpck_require__2(2872);
      ;
      function errorFacts(code) {
        return errorCatalogue[code];
      }
      class AnchorError2 extends Error {
        name = "AnchorError";
        code;
        requestId;
        /** What to do, in place of the catalogue's hint; absent where the catalogue's hint fits. */
        ownHint;
        paid;
        saysUnsent;
        /** The part of `message` before the service's words; it ends without a full stop where `quotation` is given. */
        ownMessage;
        /** The lines of `message`: where several mistakes are listed, the first line introduces the others. */
        lines;
        quotation;
        retryAfterMs;
        httpStatus;
        constructor(code, text, options = {}) {
          const { cause, requestId, quotation, hint, paid, saysUnsent = false, retryAfterMs, httpStatus } = options;
          const messageLines = typeof text === "string" ? [text] : text;
          const ownLines = quotation === void 0 ? messageLines.map(core_text.em) : messageLines;
          const ownMessage = ownLines.join("\n");
          super(withQuote({ ownMessage, quotation }), cause === void 0 ? void 0 : { cause });
          this.code = code;
          this.requestId = requestId;
          this.ownHint = hint ?? (hasTooManyOpenFiles(cause) ? openFilesAdvice : void 0);
          this.paid = paid;
          this.saysUnsent = saysUnsent;
          this.ownMessage = ownMessage;
          this.lines = quotation === void 0 ? ownLines : [this.message];
          this.quotation = quotation;
          this.retryAfterMs = retryAfterMs;
          this.httpStatus = httpStatus;
        }
        get hint() {
          return this.hintFor();
        }
        /** Says what to do, in the words of `front`, and at the end what to do about a stamp that may have been made. */
        hintFor(front = stepFront) {
          const { code, ownHint, paid } = this;
          return (0, core_text.hq)([renderFor(ownHint ?? front.hintOf(code), front), paid === "stamp" && front.afterStamp]).join(" ");
        }
      }
      function withQuote({ ownMessage, quotation }) {
        return quotation === void 0 ? ownMessage : (0, core_text.em)(`${ownMessage}: ${quotation}`);
      }
      function withoutQuote({ ownMessage }) {
        return sentence(ownMessage);
      }
      function withMessage(error, message, hint = error.ownHint, paid = error.paid) {
        const { code, cause, requestId, quotation, retryAfterMs, httpStatus } = error;
        return new AnchorError2(code, message, { cause, requestId, quotation, retryAfterMs, httpStatus, hint, paid });
      }
      const openFilesAdvice = "Raise the limit of open files (ulimit -n), or lower concurrency. Then run it again.";
      function hasTooManyOpenFiles(thrown) {
        return /^E[MN]FILE$/.test(systemCode(thrown) ?? "");
      }
      function toAnchorError(thrown) {
        if (thrown instanceof AnchorError2)
          return thrown;
        if (hasTooManyOpenFiles(thrown)) {
          const message = "Too many files are open at once: the system refused to open one more.";
          return new AnchorError2("FILE_UNREADABLE", message, { cause: thrown });
        }
        return new AnchorError2("INTERNAL", messageOf(thrown), { cause: thrown });
      }
      function isOutage({ code, cause }) {
        if (code === "NOT_ATTEMPTED")
          return cause instanceof AnchorError2 && isOutage(cause);
        return errorFacts(code).outage === true;
      }
      function messageOf(thrown) {
        return thrown instanceof Error ? thrown.message : String(thrown);
      }
      function systemCode(thrown) {
        return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && "errno" in thrown ? thrown.code : void 0;
      }
    })
  ),
  /***/
  5961: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        _6: () => (
          /* binding */
          decodeUtf8
        ),
        /* harmony export */
        g7: () => (
          /* binding */
          decodeText2
        ),
        /* harmony export */
        lk: () => (
          /* binding */
          parseJsonText
        ),
        /* harmony export */
        rU: () => (
          /* binding */
          readAtMost
        )
        /* harmony export */
      });
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(2565);
      const maxJsonLength = 64 * 1024 * 1024;
      const maxJsonDepth = 32;
      function parseJsonText(text, revive, maxLength = maxJsonLength) {
        if (text.length > maxLength)
          throw new RangeError(`it is larger than ${maxLength / 2 ** 20} MiB`);
        const repeatedName = findRepeatedName(text);
        const value = parseAsJson(text, revive);
        if (repeatedName === void 0)
          return value;
        throw new RangeError(`an object of it has two members named ${JSON.stringify(repeatedName.slice(0, 80))}`);
      }
      function parseAsJson(text, revive) {
        try {
          return JSON.parse(text, revive);
        } catch (cause) {
          if (!(cause instanceof SyntaxError))
            throw cause;
          throw new RangeError("it is not JSON", { cause });
        }
      }
      function findRepeatedName(text) {
        const namesOfOpenObjects = [];
        const colon = /\s*:/y;
        let repeatedName;
        for (let index = 0; index < text.length; index += 1) {
          const character = text[index];
          if (character === '"') {
            const stringEnd = findStringEnd(text, index);
            colon.lastIndex = stringEnd;
            const names = colon.test(text) ? namesOfOpenObjects.at(-1) : void 0;
            if (names !== void 0) {
              const quotedName = text.slice(index, stringEnd);
              const name = quotedName.includes("\\") ? String(parseAsJson(quotedName, void 0)) : quotedName.slice(1, -1);
              if (names.has(name))
                repeatedName ??= name;
              names.add(name);
            }
            index = stringEnd - 1;
          } else if (character === "}" || character === "]")
            namesOfOpenObjects.pop();
          else if ((character === "{" || character === "[") && namesOfOpenObjects.push(character === "{" ? /* @__PURE__ */ new Set() : void 0) > maxJsonDepth) {
            throw new RangeError(`it nests deeper than ${maxJsonDepth} levels`);
          }
        }
        return repeatedName;
      }
      function findStringEnd(text, start) {
        for (let index = text.indexOf('"', start + 1); index !== -1; index = text.indexOf('"', index + 1)) {
          let backslashCount = 0;
          while (text[index - backslashCount - 1] === "\\")
            backslashCount += 1;
          if (backslashCount % 2 === 0)
            return index + 1;
        }
        return text.length;
      }
      const strictUtf8 = new TextDecoder("utf-8", { fatal: true });
      function decodeUtf8(bytes) {
        return strictUtf8.decode(bytes);
      }
      const sliceLength = 65536;
      function* toUtf8(texts) {
        const encoder = new TextEncoder();
        const buffer = new Uint8Array(sliceLength);
        for (const text of texts) {
          for (let start = 0; start < text.length; ) {
            const { read, written } = encoder.encodeInto(text.slice(start, start + sliceLength), buffer);
            yield buffer.subarray(0, written);
            start += read;
          }
        }
      }
      function decodeText2(bytes) {
        const utf16Encoding = bytes[0] === 255 && bytes[1] === 254 ? "utf-16le" : bytes[0] === 254 && bytes[1] === 255 && "utf-16be";
        return utf16Encoding ? new TextDecoder(utf16Encoding, { fatal: true }).decode(bytes) : decodeUtf8(bytes);
      }
      async function* takeAtMost(bytes, maxBytes, createError) {
        let bytesSoFar = 0;
        for await (const chunk of bytes) {
          bytesSoFar += chunk.length;
          if (bytesSoFar > maxBytes)
            throw createError();
          yield chunk;
        }
      }
      async function readAtMost(...stream) {
        const chunks = [];
        for await (const chunk of takeAtMost(...stream))
          chunks.push(chunk);
        return (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Id)(...chunks);
      }
    })
  ),
  /***/
  8574: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        kB: () => (
          /* binding */
          findNearestWord
        ),
        /* harmony export */
        tD: () => (
          /* binding */
          fitsGlob
        )
        /* harmony export */
      });
      function fitsGlob(glob, text, wildcards = /(\*\*|\*)/) {
        let possibleEnds = /* @__PURE__ */ new Set([0]);
        for (const [index, part] of glob.split(wildcards).entries()) {
          const nextEnds = /* @__PURE__ */ new Set();
          for (const start of possibleEnds) {
            if (index % 2 === 1)
              addEnds(nextEnds, part, text, start);
            else if (text.startsWith(part, start))
              nextEnds.add(start + part.length);
          }
          possibleEnds = nextEnds;
        }
        return possibleEnds.has(text.length);
      }
      function addEnds(ends, wildcard, text, start) {
        if (wildcard === "?") {
          const [character = "/"] = String.fromCodePoint(text.codePointAt(start) ?? 47);
          if (character !== "/")
            ends.add(start + character.length);
          return;
        }
        for (let end = start; !ends.has(end) && end <= text.length; end += 1) {
          if (wildcard !== "**/" || end === start || text[end - 1] === "/")
            ends.add(end);
          if (wildcard === "*" && text[end] === "/")
            return;
        }
      }
      const tagWildcards = /(\*\*\/|\*\*|\*|\?)/;
      function createTagFilter(lines) {
        const excludingGlobs = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
        const includingGlobs = lines.filter((line) => !line.startsWith("!"));
        return (tag) => {
          const fitsTag = (glob) => fitsGlob(glob, tag, tagWildcards);
          return (includingGlobs.length === 0 || includingGlobs.some(fitsTag)) && !excludingGlobs.some(fitsTag);
        };
      }
      function findNearestWord(word, candidates) {
        const completedWord = word.length > 1 ? candidates.find((one) => one.startsWith(word)) : void 0;
        const [nearestCandidate] = candidates.map((one) => ({ one, distance: computeEditDistance(word, one) })).filter(({ one, distance }) => distance <= Math.max(word.length, one.length) / 2).toSorted((one, other) => one.distance - other.distance);
        return completedWord ?? nearestCandidate?.one;
      }
      function computeEditDistance(from, to) {
        let row = Array.from({ length: to.length + 1 }, (_, index) => index);
        for (const [index, fromCharacter] of Array.from(from).entries()) {
          const nextRow = [index + 1];
          for (const [column, toCharacter] of Array.from(to).entries()) {
            const costIfChanged = (row[column] ?? 0) + (fromCharacter === toCharacter ? 0 : 1);
            nextRow.push(Math.min(costIfChanged, (row[column + 1] ?? 0) + 1, (nextRow[column] ?? 0) + 1));
          }
          row = nextRow;
        }
        return row.at(-1) ?? 0;
      }
    })
  ),
  /***/
  2508: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        C5: () => (
          /* binding */
          memberOf
        ),
        /* harmony export */
        Gv: () => (
          /* binding */
          isObject
        ),
        /* harmony export */
        HU: () => (
          /* binding */
          matchOf
        ),
        /* harmony export */
        SF: () => (
          /* binding */
          booleanOf
        ),
        /* harmony export */
        Xy: () => (
          /* binding */
          objectOf
        ),
        /* harmony export */
        aG: () => (
          /* binding */
          wordOf
        ),
        /* harmony export */
        b6: () => (
          /* binding */
          textOf
        ),
        /* harmony export */
        gd: () => (
          /* binding */
          wholeNumberOf
        ),
        /* harmony export */
        jk: () => (
          /* binding */
          arrayOf
        ),
        /* harmony export */
        lq: () => (
          /* binding */
          optional
        ),
        /* harmony export */
        mz: () => (
          /* binding */
          memberAt
        ),
        /* harmony export */
        nR: () => (
          /* binding */
          timeOf
        ),
        /* harmony export */
        pb: () => (
          /* binding */
          namedInJson
        ),
        /* harmony export */
        r$: () => (
          /* binding */
          withoutUndefined
        )
        /* harmony export */
      });
      function optional(reader, isAbsent = (value) => value === void 0) {
        return { optionalReader: reader, isAbsent };
      }
      function namedInJson(name, form) {
        return { jsonName: name, form };
      }
      function objectOf(forms) {
        const members = Object.entries(forms).map(([name, memberForm]) => {
          const { jsonName, form } = "form" in memberForm ? memberForm : { jsonName: name, form: memberForm };
          return "optionalReader" in form ? { name, jsonName, reader: form.optionalReader, isAbsent: form.isAbsent } : { name, jsonName, reader: form };
        });
        const readObject = (parent) => {
          const result = {};
          for (const { name, jsonName, reader, isAbsent } of members) {
            const child = memberOf(parent, jsonName);
            if (isAbsent?.(child.value) !== true)
              result[name] = reader(child);
          }
          return result;
        };
        const orderObject = (value) => {
          const valueByName = value;
          const names = Object.keys(valueByName);
          const result = {};
          let [orderedCount, isOrdered] = [0, true];
          for (const { name, jsonName, reader, isAbsent } of members) {
            if (valueByName[name] === void 0 || isAbsent && !accepts(reader, valueByName[name]))
              continue;
            const orderedValue = result[jsonName] = reader.order?.(valueByName[name]) ?? valueByName[name];
            isOrdered &&= names[orderedCount] === jsonName && orderedValue === valueByName[name];
            orderedCount += 1;
          }
          return isOrdered && orderedCount === names.length ? value : result;
        };
        return Object.assign(readObject, {
          order: orderObject,
          members: members.flatMap((one) => [one.jsonName, ...one.reader.members ?? []])
        });
      }
      function accepts(reader, value) {
        return reader.order !== void 0 || tryRead(reader, value) !== void 0;
      }
      function tryRead(reader, value) {
        try {
          return reader({ value, where: "" });
        } catch (cause) {
          if (cause instanceof RangeError)
            return void 0;
          throw cause;
        }
      }
      function arrayOf(item, maxItems, unique) {
        const readArray = ({ value, where }) => {
          if (!Array.isArray(value))
            throw new RangeError(`${where} is not a list`);
          if (value.length > maxItems)
            throw new RangeError(`${where} has more than ${maxItems} items`);
          const items = value.map((each, index) => item({ value: each, where: `${where}[${index}]` }));
          if (unique === void 0)
            return items;
          const keys = /* @__PURE__ */ new Set();
          for (const key of items.map(unique.keyOf)) {
            if (keys.has(key))
              throw new RangeError(`it has two ${unique.noun} ${JSON.stringify(key.slice(0, 80))}`);
            keys.add(key);
          }
          return items;
        };
        const orderArray = (items) => {
          const orderedItems = items.map((each) => item.order?.(each) ?? each);
          return orderedItems.every((each, index) => each === items[index]) ? items : orderedItems;
        };
        return Object.assign(readArray, { order: orderArray, members: item.members ?? [] });
      }
      function isObject(value) {
        return typeof value === "object" && value !== null && !Array.isArray(value);
      }
      function memberOf({ value, where }, name) {
        if (!isObject(value))
          throw new RangeError(`${where} is not an object`);
        return { value: Object.hasOwn(value, name) ? value[name] : void 0, where: `${where}.${name}` };
      }
      function textOf({ value, where }, maxLength = 256) {
        if (typeof value !== "string")
          throw new RangeError(`${where} is not text`);
        if (value.length > maxLength)
          throw new RangeError(`${where} is longer than ${maxLength} characters`);
        if (!value.isWellFormed())
          throw new RangeError(`${where} is not Unicode text`);
        return value;
      }
      function matchOf(member, pattern, form) {
        const text = textOf(member, 1048576);
        if (!pattern.test(text))
          throw new RangeError(`${member.where} is not ${form}`);
        return text;
      }
      function timeOf(member) {
        const text = matchOf(member, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/, "a time in UTC");
        const milliseconds = Date.parse(text);
        const isSame = !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text.slice(0, 19));
        if (!isSame)
          throw new RangeError(`${member.where} is not a time in UTC`);
        return text;
      }
      function wholeNumberOf({ value, where }) {
        if (!Number.isSafeInteger(value) || Number(value) < 0)
          throw new RangeError(`${where} is not a whole number`);
        return Number(value);
      }
      function booleanOf({ value, where }) {
        if (typeof value !== "boolean")
          throw new RangeError(`${where} is neither true nor false`);
        return value;
      }
      function wordOf({ value, where }, words) {
        const word = words.find((candidate) => candidate === value);
        if (word === void 0)
          throw new RangeError(`${where} is ${words.length > 1 ? "none of" : "not"} ${words.join(", ")}`);
        return word;
      }
      function memberAt(value, ...path) {
        return path.reduce((current, name) => isObject(current) && Object.hasOwn(current, name) ? current[name] : void 0, value);
      }
      function withoutUndefined(members) {
        const definedMembers = {};
        for (const [name, value] of Object.entries(members))
          if (value !== void 0)
            definedMembers[name] = value;
        return definedMembers;
      }
    })
  ),
  /***/
  2872: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        S5: () => (
          /* binding */
          toLine
        ),
        /* harmony export */
        em: () => (
          /* binding */
          sentence2
        ),
        /* harmony export */
        hq: () => (
          /* binding */
          nonEmpty2
        ),
        /* harmony export */
        oN: () => (
          /* binding */
          toReadableMinute
        ),
        /* harmony export */
        sN: () => (
          /* binding */
          invisibleCharacters
        ),
        /* harmony export */
        wh: () => (
          /* binding */
          plainText2
        ),
        /* harmony export */
        x9: () => (
          /* binding */
          wrapLine
        )
        /* harmony export */
      });
      const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
      const textLimits = { message: 500, word: 128 };
      const plainAscii = /^[!-~]+(?: [!-~]+)*$/;
      function plainText2(text, limit = textLimits.message) {
        if (text.length <= limit && plainAscii.test(text))
          return text;
        const isCut = text.length > limit;
        const oneLine = text.slice(0, limit).replaceAll(/[\t\n\r\u2028\u2029]+/g, " ");
        return oneLine.replaceAll(invisibleCharacters, "").trim() + (isCut ? "\u2026" : "");
      }
      function sentence2(text) {
        return /[.!?…:][)”"']?$/u.test(text) ? text : `${text}.`;
      }
      const maxShownNameLength = 200;
      const maxLineLength = 4e3;
      const namedEscapes = /* @__PURE__ */ new Map([
        ["\n", "\\n"],
        ["\r", "\\r"],
        ["	", "\\t"]
      ]);
      const emojiStyle = /(?<=\p{Extended_Pictographic})\uFE0F/u;
      const safeLine = /^(?:[⚓⏳✅❌❔⛔]|📡|⏭\uFE0F|[!-9;-Z\\-~])[ -Z\\-~]*$/;
      const invisibleOrStyle = new RegExp(`${emojiStyle.source}|(${invisibleCharacters.source})`, "gu");
      function toLine(text, limit = maxLineLength) {
        if (text.length <= limit && safeLine.test(text))
          return text;
        const visibleText = shorten(text, limit).replaceAll(invisibleOrStyle, (match, invisible) => invisible === void 0 ? match : namedEscapes.get(match) ?? escapeOf(match));
        const withoutCommands = visibleText.includes("[") ? visibleText.replaceAll(/#(?![a-z])/g, escapeOf) : visibleText;
        return withoutCommands.replace(/^([\s\p{M}]*)(:)/u, (_, before, colon) => before + escapeOf(colon));
      }
      function toLineName2(name, limit = maxShownNameLength) {
        return toLine(name, limit).replaceAll(/^ | $| (?= )/g, escapeOf);
      }
      function renderDuration(ms) {
        return ms < 12e4 ? counted2(Math.ceil(ms / 1e3), "second") : counted2(Math.round(ms / 6e4), "minute");
      }
      function counted2(count, noun, nouns = `${noun}s`) {
        return count === 1 ? `1 ${noun}` : `${count} ${nouns}`;
      }
      function toLineNames(names) {
        return renderFew(names, (name) => toLineName2(name));
      }
      function wrapLine(line, columns, indent = 0) {
        if (line.length < columns)
          return line;
        const widthOf = (text) => text.replaceAll(/\p{Cc}\[\d+m/gu, "").length;
        const lines = [];
        let lastLine = "";
        for (const [part, word = ""] of line.matchAll(/\s*(\S+)/g)) {
          if (lastLine === "" || widthOf(lastLine + part) < columns)
            lastLine += part;
          else {
            lines.push(lastLine);
            lastLine = " ".repeat(Math.max(0, Math.min(indent, columns - 1 - widthOf(word)))) + word;
          }
        }
        return [...lines, lastLine].join("\n");
      }
      function escapeOf(character) {
        return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
      }
      function shorten(text, limit) {
        if (text.length <= limit)
          return text;
        const codePoints = Array.from(text);
        if (codePoints.length <= limit)
          return text;
        const head = codePoints.slice(0, Math.ceil(limit / 2)).join("");
        return `${head}\u2026${codePoints.slice(-Math.floor(limit / 2)).join("")}`;
      }
      const sizeUnits = (
        /* unused pure expression or super */
        null
      );
      function renderBytes(bytes) {
        const power = Math.min(sizeUnits.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
        const amount = bytes / 1024 ** power;
        return `${power === 0 ? amount : amount.toFixed(1)} ${sizeUnits[power]}`;
      }
      function nonEmpty2(parts) {
        return parts.filter((part) => typeof part === "string" && part !== "");
      }
      function renderFew(items, render) {
        const shownText = items.slice(0, maxItems).map(render).join(", ");
        return shownText + (items.length > maxItems ? ` and ${items.length - maxItems} more` : "");
      }
      const maxItems = 10;
      const isoDate = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::[\d.]+)? ?(Z|UTC|[+-]\d\d:?\d\d)?)?$/;
      function toReadableMinute(date) {
        const text = typeof date === "string" ? date : date.toISOString();
        const [, day = "", time, zone] = isoDate.exec(text) ?? [];
        const offset = zone?.replace("UTC", "Z").replace(/(\d\d):?(\d\d)$/, "$1:$2") ?? "Z";
        const moment = /* @__PURE__ */ new Date(`${day}T${time ?? "00:00"}${offset}`);
        const [, readableDay, minute] = /, 0?(\d+ \w+ \d+) (\d\d:\d\d)/.exec(moment.toUTCString()) ?? [];
        return readableDay === void 0 ? text : nonEmpty2([readableDay, time && minute, zone && "UTC"]).join(" ");
      }
      function toReadableDay(date) {
        return /^\d{1,2} [A-Z][a-z]{2} \d{4}(?= |$)/.exec(toReadableMinute(date))?.[0];
      }
      function toServiceDate(date) {
        const readable = plainText2(toReadableMinute(date), textLimits.word);
        return readable.endsWith(" UTC") ? readable : `${readable}, as the service writes it`;
      }
      function findKeyMistake(key) {
        if (/^(?:\$\{.*\}|\{\{.*\}\}|<.*>|".*"|'.*')$/s.test(key))
          return "is a placeholder, or is in quotes, and not the key itself";
        return /^[!-~]*$/.test(key) ? void 0 : "contains a space, a line break or a character outside ASCII";
      }
    })
  ),
  /***/
  2997: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        Cm: () => (
          /* binding */
          encodedOneHex
        ),
        Yf: () => (
          /* binding */
          encodedZeroHex
        ),
        OR: () => (
          /* binding */
          followProof
        ),
        ln: () => (
          /* binding */
          formatMerklePath
        ),
        S1: () => (
          /* binding */
          hashLengthHex
        ),
        nk: () => (
          /* binding */
          merkleRoot
        ),
        z9: () => (
          /* binding */
          parseMerklePath
        )
      });
      ;
      const U32_MASK64 = /* @__PURE__ */ (() => BigInt(2 ** 32 - 1))();
      const _32n = /* @__PURE__ */ BigInt(32);
      function fromBig(n, le = false) {
        if (le)
          return { h: Number(n & U32_MASK64), l: Number(n >> _32n & U32_MASK64) };
        return { h: Number(n >> _32n & U32_MASK64) | 0, l: Number(n & U32_MASK64) | 0 };
      }
      function split(lst, le = false) {
        const len = lst.length;
        let Ah = new Uint32Array(len);
        let Al = new Uint32Array(len);
        for (let i = 0; i < len; i++) {
          const { h, l } = fromBig(lst[i], le);
          [Ah[i], Al[i]] = [h, l];
        }
        return [Ah, Al];
      }
      const toBig = (h, l) => BigInt(h >>> 0) << _32n | BigInt(l >>> 0);
      const fromNumH = (n) => n / 2 ** 32 | 0;
      const fromNumL = (n) => n >>> 0;
      function setU64FromNum(view, byteOffset, n, isLE) {
        const h = fromNumH(n);
        const l = fromNumL(n);
        view.setUint32(byteOffset, isLE ? l : h, isLE);
        view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
      }
      const shrSH = (h, _l, s) => h >>> s;
      const shrSL = (h, l, s) => h << 32 - s | l >>> s;
      const rotrSH = (h, l, s) => h >>> s | l << 32 - s;
      const rotrSL = (h, l, s) => h << 32 - s | l >>> s;
      const rotrBH = (h, l, s) => h << 64 - s | l >>> s - 32;
      const rotrBL = (h, l, s) => h >>> s - 32 | l << 64 - s;
      const rotr32H = (_h, l) => l;
      const rotr32L = (h, _l) => h;
      function add(Ah, Al, Bh, Bl) {
        const l = (Al >>> 0) + (Bl >>> 0);
        return { h: Ah + Bh + (l / 2 ** 32 | 0) | 0, l: l | 0 };
      }
      const add3L = (Al, Bl, Cl) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0);
      const add3H = (low, Ah, Bh, Ch) => Ah + Bh + Ch + (low / 2 ** 32 | 0) | 0;
      const add4L = (Al, Bl, Cl, Dl) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0) + (Dl >>> 0);
      const add4H = (low, Ah, Bh, Ch, Dh) => Ah + Bh + Ch + Dh + (low / 2 ** 32 | 0) | 0;
      const add5L = (Al, Bl, Cl, Dl, El) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0) + (Dl >>> 0) + (El >>> 0);
      const add5H = (low, Ah, Bh, Ch, Dh, Eh) => Ah + Bh + Ch + Dh + Eh + (low / 2 ** 32 | 0) | 0;
      var utils = __nccwpck_require__2(2565);
      ;
      const _0n = BigInt(0);
      const _1n = BigInt(1);
      const _2n = BigInt(2);
      const _7n = BigInt(7);
      const _256n = BigInt(256);
      const _0x71n = BigInt(113);
      const SHA3_PI = [];
      const SHA3_ROTL = [];
      const _SHA3_IOTA = [];
      for (let round = 0, R = _1n, x = 1, y = 0; round < 24; round++) {
        [x, y] = [y, (2 * x + 3 * y) % 5];
        SHA3_PI.push(2 * (5 * y + x));
        SHA3_ROTL.push((round + 1) * (round + 2) / 2 % 64);
        let t = _0n;
        for (let j = 0; j < 7; j++) {
          R = (R << _1n ^ (R >> _7n) * _0x71n) % _256n;
          if (R & _2n)
            t ^= _1n << (_1n << BigInt(j)) - _1n;
        }
        _SHA3_IOTA.push(t);
      }
      const IOTAS = split(_SHA3_IOTA, true);
      const SHA3_IOTA_H = IOTAS[0];
      const SHA3_IOTA_L = IOTAS[1];
      const rotlSH = (h, l, s) => h << s | l >>> 32 - s;
      const rotlSL = (h, l, s) => l << s | h >>> 32 - s;
      const rotlBH = (h, l, s) => l << s - 32 | h >>> 64 - s;
      const rotlBL = (h, l, s) => h << s - 32 | l >>> 64 - s;
      const rotlH = (h, l, s) => s > 32 ? rotlBH(h, l, s) : rotlSH(h, l, s);
      const rotlL = (h, l, s) => s > 32 ? rotlBL(h, l, s) : rotlSL(h, l, s);
      const B = new Uint32Array(5 * 2);
      function keccakP(s, rounds = 24) {
        if (!(s instanceof Uint32Array))
          throw new TypeError('"s" expected Uint32Array(50), got type=' + typeof s);
        if (s.length !== 50)
          throw new RangeError('"s" expected Uint32Array(50), got length=' + s.length);
        (0, utils.Fe)(rounds, "rounds");
        if (rounds < 1 || rounds > 24)
          throw new Error('"rounds" expected integer 1..24');
        for (let round = 24 - rounds; round < 24; round++) {
          for (let x = 0; x < 10; x++)
            B[x] = s[x] ^ s[x + 10] ^ s[x + 20] ^ s[x + 30] ^ s[x + 40];
          for (let x = 0; x < 10; x += 2) {
            const idx1 = (x + 8) % 10;
            const idx0 = (x + 2) % 10;
            const B0 = B[idx0];
            const B1 = B[idx0 + 1];
            const Th = rotlH(B0, B1, 1) ^ B[idx1];
            const Tl = rotlL(B0, B1, 1) ^ B[idx1 + 1];
            for (let y = 0; y < 50; y += 10) {
              s[x + y] ^= Th;
              s[x + y + 1] ^= Tl;
            }
          }
          let curH = s[2];
          let curL = s[3];
          for (let t = 0; t < 24; t++) {
            const shift = SHA3_ROTL[t];
            const Th = rotlH(curH, curL, shift);
            const Tl = rotlL(curH, curL, shift);
            const PI = SHA3_PI[t];
            curH = s[PI];
            curL = s[PI + 1];
            s[PI] = Th;
            s[PI + 1] = Tl;
          }
          for (let y = 0; y < 50; y += 10) {
            const b0 = s[y], b1 = s[y + 1], b2 = s[y + 2], b3 = s[y + 3];
            s[y] ^= ~s[y + 2] & s[y + 4];
            s[y + 1] ^= ~s[y + 3] & s[y + 5];
            s[y + 2] ^= ~s[y + 4] & s[y + 6];
            s[y + 3] ^= ~s[y + 5] & s[y + 7];
            s[y + 4] ^= ~s[y + 6] & s[y + 8];
            s[y + 5] ^= ~s[y + 7] & s[y + 9];
            s[y + 6] ^= ~s[y + 8] & b0;
            s[y + 7] ^= ~s[y + 9] & b1;
            s[y + 8] ^= ~b0 & b2;
            s[y + 9] ^= ~b1 & b3;
          }
          s[0] ^= SHA3_IOTA_H[round];
          s[1] ^= SHA3_IOTA_L[round];
        }
        (0, utils.uH)(B);
      }
      class Keccak {
        state;
        pos = 0;
        posOut = 0;
        finished = false;
        state32;
        destroyed = false;
        blockLen;
        suffix;
        outputLen;
        canXOF;
        enableXOF = false;
        rounds;
        // NOTE: we accept arguments in bytes instead of bits here.
        constructor(blockLen, suffix, outputLen, enableXOF = false, rounds = 24) {
          (0, utils.Fe)(blockLen, "blockLen");
          (0, utils.Fe)(suffix, "suffix");
          (0, utils.Fe)(rounds, "rounds");
          (0, utils.e8)(enableXOF, "enableXOF");
          this.blockLen = blockLen;
          this.suffix = suffix;
          this.outputLen = outputLen;
          this.enableXOF = enableXOF;
          this.canXOF = enableXOF;
          this.rounds = rounds;
          (0, utils.Fe)(outputLen, "outputLen");
          if (!(0 < blockLen && blockLen < 200))
            throw new Error('"blockLen" must be 1..199');
          this.state = new Uint8Array(200);
          this.state32 = (0, utils.DH)(this.state);
        }
        clone() {
          return this._cloneInto();
        }
        keccak() {
          (0, utils.fd)(this.state32);
          keccakP(this.state32, this.rounds);
          (0, utils.fd)(this.state32);
          this.posOut = 0;
          this.pos = 0;
        }
        update(data) {
          (0, utils.CC)(this);
          (0, utils.DO)(data);
          const { blockLen, state, state32 } = this;
          const len = data.length;
          const canUseU32 = blockLen % 4 === 0 && data.byteOffset % 4 === 0;
          const blockLen32 = blockLen / 4;
          const data32 = canUseU32 && len >= blockLen ? (0, utils.DH)(data) : void 0;
          for (let pos = 0; pos < len; ) {
            if (data32 !== void 0 && this.pos === 0 && pos % 4 === 0 && len - pos >= blockLen) {
              for (let i = 0, o = pos / 4; i < blockLen32; i++)
                state32[i] ^= data32[o + i];
              pos += blockLen;
              this.pos = blockLen;
              this.keccak();
              continue;
            }
            const take = Math.min(blockLen - this.pos, len - pos);
            for (let i = 0; i < take; i++)
              state[this.pos++] ^= data[pos++];
            if (this.pos === blockLen)
              this.keccak();
          }
          return this;
        }
        finish() {
          if (this.finished)
            return;
          this.finished = true;
          const { state, suffix, pos, blockLen } = this;
          state[pos] ^= suffix;
          if ((suffix & 128) !== 0 && pos === blockLen - 1)
            this.keccak();
          state[blockLen - 1] ^= 128;
          this.keccak();
        }
        writeInto(out) {
          (0, utils.CC)(this, false);
          (0, utils.DO)(out);
          this.finish();
          const bufferOut = this.state;
          const { blockLen } = this;
          for (let pos = 0, len = out.length; pos < len; ) {
            if (this.posOut >= blockLen)
              this.keccak();
            const take = Math.min(blockLen - this.posOut, len - pos);
            out.set(bufferOut.subarray(this.posOut, this.posOut + take), pos);
            this.posOut += take;
            pos += take;
          }
          return out;
        }
        xofInto(out) {
          if (!this.enableXOF)
            throw new Error("XOF is not enabled");
          return this.writeInto(out);
        }
        xof(bytes) {
          (0, utils.Fe)(bytes);
          return this.xofInto(new Uint8Array(bytes));
        }
        digestInto(out) {
          (0, utils.Ht)(out, this);
          if (this.finished)
            throw new Error("digest() was already called");
          this.writeInto(out.length === this.outputLen ? out : out.subarray(0, this.outputLen));
          this.destroy();
        }
        digest() {
          const out = new Uint8Array(this.outputLen);
          this.digestInto(out);
          return out;
        }
        destroy() {
          this.destroyed = true;
          (0, utils.uH)(this.state);
        }
        _cloneInto(to) {
          const { blockLen, suffix, outputLen, rounds, enableXOF } = this;
          to ||= new Keccak(blockLen, suffix, outputLen, enableXOF, rounds);
          to.blockLen = blockLen;
          to.state32.set(this.state32);
          to.pos = this.pos;
          to.posOut = this.posOut;
          to.finished = this.finished;
          to.rounds = rounds;
          to.suffix = suffix;
          to.outputLen = outputLen;
          to.enableXOF = enableXOF;
          to.canXOF = this.canXOF;
          to.destroyed = this.destroyed;
          return to;
        }
      }
      const genKeccak = (suffix, blockLen, outputLen, info = {}) => (0, utils.qj)(() => new Keccak(blockLen, suffix, outputLen), info);
      const sha3_224 = (
        /* unused pure expression or super */
        null
      );
      const sha3_256 = /* @__PURE__ */ genKeccak(
        6,
        136,
        32,
        /* @__PURE__ */ (0, utils.nx)(8)
      );
      const sha3_384 = (
        /* unused pure expression or super */
        null
      );
      const sha3_512 = (
        /* unused pure expression or super */
        null
      );
      const keccak_224 = (
        /* unused pure expression or super */
        null
      );
      const keccak_256 = (
        /* unused pure expression or super */
        null
      );
      const keccak_384 = (
        /* unused pure expression or super */
        null
      );
      const keccak_512 = (
        /* unused pure expression or super */
        null
      );
      const genShake = (suffix, blockLen, outputLen, info = {}) => createHasher((opts = {}) => {
        opts = checkOpts({}, opts);
        return new Keccak(blockLen, suffix, opts.dkLen === void 0 ? outputLen : opts.dkLen, true);
      }, info);
      const shake128 = (
        /* unused pure expression or super */
        null
      );
      const shake256 = (
        /* unused pure expression or super */
        null
      );
      const shake128_32 = (
        /* unused pure expression or super */
        null
      );
      const shake256_64 = (
        /* unused pure expression or super */
        null
      );
      var core_digest = __nccwpck_require__2(2427);
      var errors = __nccwpck_require__2(5417);
      var core_json = __nccwpck_require__2(5961);
      var members = __nccwpck_require__2(2508);
      var core_text = __nccwpck_require__2(2872);
      ;
      const sha3ListName = "anchor-SHA3-256SUMS";
      const sha256ListName = "anchor-SHA256SUMS";
      const taggedLine = /^SHA3-256(?: \((.*)\) = |\((.*)\)= )([0-9A-Fa-f]{64})$/s;
      const prefixedLine = /^sha3-256:([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const plainLine = /^([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const otherAlgorithmLine = /^([A-Za-z][A-Za-z0-9/-]{0,30})(?: ?\(.*\) ?= ?|:)[0-9A-Fa-f]{8,}/s;
      const wrongLengthLine = /^SHA3-256(?: \(.*\) = |\(.*\)= )((?!.{64}$)[0-9A-Fa-f]+)$/s;
      const maxShownProblems = 20;
      const maxLineLength = 1e4;
      const maxNameLength = 4096;
      function findNameMistake(name) {
        if (name === "" || name.includes("\0"))
          return "names no file";
        if (name.length > maxNameLength)
          return `is longer than ${maxNameLength} characters`;
        return name.isWellFormed() ? void 0 : "is not Unicode text";
      }
      function parseChecksums(fileName, content) {
        const baseName = fileName.split(/[/\\]/).at(-1) ?? "";
        const areBareLinesAllowed = /SHA3-256|sha3-256/.test(baseName);
        const listName = toLineName(baseName);
        const entryByName = /* @__PURE__ */ new Map();
        const problems = [];
        const lines = decodeList(listName, content).replace(/^\uFEFF/, "").split(/\r\n?|\n/);
        for (const [index, text] of lines.entries()) {
          if (text.trim() === "")
            continue;
          const entryOrProblem = parseChecksumLine(text, areBareLinesAllowed);
          const lineNumber = index + 1;
          const earlierEntry = typeof entryOrProblem === "string" ? void 0 : entryByName.get(entryOrProblem.name);
          if (typeof entryOrProblem === "string")
            problems.push(`${listName}, line ${lineNumber}: ${entryOrProblem}.`);
          else if (earlierEntry === void 0)
            entryByName.set(entryOrProblem.name, { ...entryOrProblem, lineNumber });
          else if (earlierEntry.digest !== entryOrProblem.digest)
            problems.push(`${listName}, line ${lineNumber}: The same name has another digest than in line ${earlierEntry.lineNumber}.`);
        }
        if (problems.length > 0)
          throw new AnchorError("CHECKSUMS_INVALID", renderProblems(listName, problems));
        if (entryByName.size === 0)
          throw new AnchorError("CHECKSUMS_INVALID", `The checksum list ${listName} names no file.`);
        return [...entryByName.values()];
      }
      function decodeList(listName, content) {
        if (typeof content === "string")
          return content;
        try {
          const text = decodeText(content);
          if (!/^.?\0/.test(text))
            return text;
        } catch (cause) {
          if (!(cause instanceof TypeError))
            throw cause;
        }
        throw new AnchorError("CHECKSUMS_INVALID", `The checksum list ${listName} is not UTF-8.`, {
          hint: "Save the list as UTF-8, or as UTF-16 with a byte-order mark."
        });
      }
      function parseChecksumLine(content, areBareLinesAllowed) {
        if (content.length > maxLineLength)
          return `The line is longer than ${maxLineLength} characters`;
        const isEscaped = content.startsWith("\\");
        const line = isEscaped ? content.slice(1) : content;
        const [, spacedName, unspacedName, taggedHex] = taggedLine.exec(line) ?? [];
        const [, prefixedHex, prefixedName] = prefixedLine.exec(line) ?? [];
        const [, plainHex, plainName] = plainLine.exec(line) ?? [];
        if (plainHex !== void 0 && !areBareLinesAllowed) {
          return "The line does not say which algorithm made the digest; write SHA3-256 (name) = hex or sha3-256:hex  name";
        }
        const digest = digestFromWire(taggedHex ?? prefixedHex ?? plainHex);
        if (digest === void 0)
          return explainBadLine(line);
        const writtenName = spacedName ?? unspacedName ?? prefixedName ?? plainName ?? "";
        const name = isEscaped ? unescapeName(writtenName) : writtenName;
        if (name === void 0)
          return "The name has a backslash that is not followed by n, r or another backslash";
        const mistake = findNameMistake(name);
        return mistake === void 0 ? { name, digest } : `The name ${mistake}`;
      }
      function explainBadLine(line) {
        const [, hex] = wrongLengthLine.exec(line) ?? [];
        if (hex !== void 0)
          return `The digest has ${counted(hex.length, "hex digit")}; it needs 64`;
        const [, algorithm] = otherAlgorithmLine.exec(line) ?? [];
        if (algorithm === void 0)
          return "The line does not have the form SHA3-256 (name) = hex";
        return algorithm.toUpperCase() === "SHA3-256" ? "The digest does not have 64 hex digits, or there are too many spaces" : `The digest is of ${algorithm}, not of SHA3-256`;
      }
      function renderProblems(listName, problems) {
        const hiddenCount = problems.length - maxShownProblems;
        return nonEmpty([
          `The checksum list ${listName} has ${counted(problems.length, "unusable line")}:`,
          ...problems.slice(0, maxShownProblems),
          hiddenCount > 0 && `${listName}: ${hiddenCount} more lines are unusable.`
        ]);
      }
      const linesPerPiece = 1e3;
      function renderChecksums(lines) {
        return renderSorted(lines, ({ digest }, name) => `SHA3-256 (${name}) = ${digest}
`);
      }
      function renderSha256Sums(lines) {
        const linesWithSha256 = lines.filter(({ sha256 }) => sha256 !== void 0);
        return renderSorted(linesWithSha256, ({ sha256 }, name) => `${sha256}  ${name}
`);
      }
      function* renderSorted(lines, format) {
        const sortedLines = sortByName(lines);
        for (let start = 0; start < sortedLines.length; start += linesPerPiece) {
          const piece = sortedLines.slice(start, start + linesPerPiece).map((line) => {
            const name = line.name.replaceAll(/[\\\n\r]/g, (character) => JSON.stringify(character).slice(1, -1));
            return (name === line.name ? "" : "\\") + format(line, name);
          });
          yield piece.join("");
        }
      }
      function sortByName(items) {
        const compare = (left, right) => compareNames(left.name, right.name);
        const isSorted = items.every((item, index) => compare(items[index - 1] ?? item, item) <= 0);
        return isSorted ? items : items.toSorted(compare);
      }
      function unescapeName(text) {
        const escapePattern = /\\[\\nr]/g;
        if (text.replaceAll(escapePattern, "").includes("\\"))
          return void 0;
        return text.replaceAll(escapePattern, (pair) => String(JSON.parse(`"${pair}"`)));
      }
      function compareNames(left, right) {
        const sharedLength = Math.min(left.length, right.length);
        for (let index = 0; index < sharedLength; index += 1) {
          const leftUnit = left.charCodeAt(index);
          const rightUnit = right.charCodeAt(index);
          if (leftUnit !== rightUnit)
            return rankUtf16Unit(leftUnit) - rankUtf16Unit(rightUnit);
        }
        return left.length - right.length;
      }
      function rankUtf16Unit(unit) {
        return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
      }
      ;
      const statementType = "https://in-toto.io/Statement/v1";
      const predicateType = "https://anchor-artifacts.github.io/anchor/v1";
      const evidenceModes = ["stamp", "check", "verify", "monitor"];
      const finalityByVerdict = {
        anchored: "settled",
        "already-anchored": "settled",
        found: "settled",
        verified: "settled",
        timestamped: "signed",
        "not-found": "denied",
        "no-match": "denied",
        changed: "denied",
        accepted: "open",
        unclear: "open",
        unknown: "open",
        unreachable: "open",
        failed: "open",
        skipped: "open"
      };
      const maxSubjects = 1e6;
      const maxProofSteps = 3 * 257;
      const maxItems = { after: 1e3, lists: 1e3, records: 1e4, witnesses: 16 };
      const maxTextLength = 2048;
      const longTextOf = (member) => (0, members.b6)(member, maxTextLength);
      function fileNameOf(member) {
        const name = (0, members.b6)(member, maxNameLength);
        if (name === "" || name.includes("\0"))
          throw new RangeError(`${member.where} names no file`);
        return name;
      }
      function hexDigestOf(member) {
        const text = (0, members.b6)(member);
        if (!(0, core_digest.Bc)(text))
          throw new RangeError(`${member.where} is not 64 lower case hexadecimal digits`);
        return text;
      }
      const digestMembers = { sha3_256: hexDigestOf, sha256: (0, members.lq)(hexDigestOf) };
      const subjectForm = (0, members.Xy)({ name: fileNameOf, digest: (0, members.Xy)(digestMembers) });
      const runForm = (0, members.Xy)({
        repository: (0, members.lq)(longTextOf),
        ref: (0, members.lq)(longTextOf),
        commit: (0, members.lq)(longTextOf),
        url: (0, members.lq)(longTextOf),
        attempt: (0, members.lq)(longTextOf)
      });
      const releaseForm = (0, members.Xy)({ repository: longTextOf, tag: longTextOf, id: (0, members.lq)(members.gd) });
      const listForm = (0, members.Xy)({
        name: fileNameOf,
        ...digestMembers,
        text: (0, members.lq)((member) => (0, members.b6)(member, Number.POSITIVE_INFINITY))
      });
      const recordForm = (0, members.Xy)({
        block: (0, members.lq)((member) => typeof member.value === "string" ? (0, members.HU)(member, /^\d{1,20}$/, "a block number") : (0, members.gd)(member)),
        /** As the service wrote it; it has no time zone unless it names one. */
        date: (0, members.lq)(members.b6),
        txpow: (0, members.lq)(members.b6),
        transaction: (0, members.lq)(members.b6),
        coin: (0, members.lq)(members.b6),
        matched: (0, members.lq)(members.b6)
      });
      const chainForm = (0, members.Xy)({
        address: (0, members.lq)(members.b6),
        port: (0, members.lq)(members.gd),
        records: (0, members.jk)(recordForm, maxItems.records)
      });
      function stepOf(member) {
        const { l, r, op } = { l: (0, members.C5)(member, "l"), r: (0, members.C5)(member, "r"), op: (0, members.C5)(member, "op") };
        if ([l, r, op].filter(({ value }) => value !== void 0).length !== 1) {
          throw new RangeError(`${member.where} is not one of l, r and op`);
        }
        if (op.value !== void 0)
          return { op: (0, members.aG)(op, ["sha3-256"]) };
        return l.value === void 0 ? { r: hexOf(r) } : { l: hexOf(l) };
      }
      function hexOf(member) {
        return (0, members.HU)(member, /^(?:[0-9a-f]{2})+$/, "lower case hex");
      }
      const quotedHexOf = (member) => (0, members.HU)(member, /^0x[0-9a-f]+$/i, "0x and hex");
      const proofForm = (0, members.Xy)({
        steps: (0, members.jk)(stepOf, maxProofSteps),
        root: hexDigestOf,
        /** The proof file that the steps were taken from. */
        file: (0, members.lq)((0, members.Xy)({ address: quotedHexOf, data: quotedHexOf, proof: quotedHexOf, root: quotedHexOf }))
      });
      const anchorForm = (0, members.Xy)({
        covers: (member) => (0, members.aG)(member, ["subject", "list"]),
        digest: hexDigestOf,
        verdict: (member) => (0, members.aG)(member, Object.keys(finalityByVerdict)),
        /** A stamp was sent that the service may have made, although no answer says so. */
        mayBeSpent: (0, members.lq)(members.SF),
        chain: (0, members.lq)(chainForm),
        proof: (0, members.lq)(proofForm)
      });
      function compareAnchors(left, right) {
        if (left.covers !== right.covers)
          return left.covers === "list" ? -1 : 1;
        return left.digest < right.digest ? -1 : Number(left.digest > right.digest);
      }
      const witnessForm = (0, members.Xy)({
        kind: (member) => (0, members.aG)(member, ["rfc3161", "opentimestamps"]),
        of: fileNameOf,
        url: longTextOf,
        token: (member) => (0, members.HU)(member, /^[A-Za-z0-9+/]{0,87384}={0,2}$/, "base64")
      });
      const statementIdOf = (member) => (0, members.HU)(member, /^[0-9a-f]{16}$/, "16 hexadecimal digits");
      const predicateForm = (0, members.Xy)({
        /** The newest statements that the run had read, like the parents of a Git commit. */
        after: (0, members.lq)((0, members.jk)(statementIdOf, maxItems.after)),
        tool: (0, members.Xy)({ name: members.b6, version: members.b6 }),
        mode: (member) => (0, members.aG)(member, evidenceModes),
        /** ISO 8601 in UTC. */
        finishedOn: members.nR,
        run: (0, members.lq)(runForm),
        /** Absent where the run neither read nor wrote a release. */
        release: (0, members.lq)(releaseForm),
        /** Absent when chain nodes or witnesses were asked in place of a service. */
        service: (0, members.lq)((0, members.Xy)({ url: longTextOf, demonstration: members.SF })),
        chain: (0, members.lq)((0, members.Xy)({ name: (0, members.lq)(members.b6), explorer: (0, members.lq)(longTextOf) })),
        // No two lists have one digest: each is rebuilt from all subjects, and a thousand equal lists would take hours.
        lists: (0, members.jk)(listForm, maxItems.lists, { noun: "lists of the digest", keyOf: (list) => list.sha3_256 }),
        /** One anchor for each digest; anchors of lists come first, and both kinds are sorted by digest. */
        anchors: (0, members.jk)(anchorForm, maxSubjects, { noun: "anchors of the digest", keyOf: ({ digest }) => digest }),
        witnesses: (0, members.lq)((0, members.jk)(witnessForm, maxItems.witnesses))
      });
      const statementForm = (0, members.Xy)({
        _type: (member) => (0, members.aG)(member, [statementType]),
        /** Sorted by name in byte order, as in `anchor-SHA3-256SUMS`. */
        subject: (0, members.jk)(subjectForm, maxSubjects, { noun: "subjects named", keyOf: ({ name }) => name }),
        predicateType: (member) => (0, members.aG)(member, [predicateType]),
        predicate: predicateForm
      });
      ;
      const maxProofBytes = 1048576;
      function parseProof(name, bytes) {
        try {
          const { digest, root, computedRoot } = followProof(bytes);
          if (computedRoot !== root)
            throw new RangeError("its path does not lead from data to root");
          return { name, bytes, digest, root };
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new AnchorError("PROOF_INVALID", `The proof file is not valid: ${cause.message}.`, { cause });
        }
      }
      function followProof(bytes) {
        const { address, data, proof, root: statedRoot } = parseProofItem(bytes);
        const [digest, root] = [(0, core_digest.s1)(data), (0, core_digest.s1)(statedRoot)];
        if (address.length > 66)
          throw new RangeError("address is longer than 64 digits");
        if (digest === void 0)
          throw new RangeError("data is not a SHA3-256 digest");
        if (root === void 0)
          throw new RangeError("root is not a 32-byte hash");
        const computedRoot = merkleRoot(digest, parseMerklePath(proof));
        return { address: `0x${address.slice(2).toUpperCase()}`, digest, root, computedRoot };
      }
      function parseProofItem(bytes) {
        if (bytes.length > maxProofBytes)
          throw new RangeError("it is larger than 1 MiB");
        const json = (0, core_json.lk)(decodeProof(bytes));
        const items = Array.isArray(json) ? json : [json];
        if (items.length !== 1)
          throw new RangeError(`it holds ${items.length} proofs, and the service answers about one`);
        const [item] = items;
        if (typeof item !== "object" || item === null)
          throw new RangeError("it holds no proof object");
        const readHex = (name) => {
          const value = (0, members.mz)(item, name);
          const text = typeof value === "string" ? value.replace(/^(?:0x)?(?=[0-9a-f]{64}$)/i, "0x") : "";
          if (!/^0x[0-9a-f]+$/i.test(text))
            throw new RangeError(`${name} is not 0x-prefixed hex`);
          return text;
        };
        return { address: readHex("address"), data: readHex("data"), proof: readHex("proof"), root: readHex("root") };
      }
      function decodeProof(bytes) {
        try {
          return (0, core_json._6)(bytes);
        } catch (cause) {
          throw new RangeError("it is not JSON", { cause });
        }
      }
      const encodedZeroHex = "000100";
      const encodedOneHex = "000101";
      const hashLengthHex = "00000020";
      const maxMerkleSteps = 256;
      function merkleRoot(data, path) {
        return rootOfSteps(data, toProofSteps(path));
      }
      function parseMerklePath(text) {
        if (!/^0x(?:[0-9a-f]{2})+$/i.test(text))
          throw new RangeError("proof is not 0x-prefixed hex");
        const reader = createByteReader((0, utils.aT)(text.slice(2)));
        const blockTime = reader.readNumber();
        const stepCount = reader.readNumber();
        if (stepCount > BigInt(maxMerkleSteps))
          throw new RangeError(`proof has more than ${maxMerkleSteps} steps`);
        const steps = Array.from({ length: Number(stepCount) }, () => reader.readStep());
        reader.expectEnd();
        return { blockTime, steps };
      }
      function formatMerklePath({ blockTime, steps }) {
        const encodedSteps = steps.map(({ isLeft, hash }) => (0, utils.aT)(`${isLeft ? "01" : "00"}${hashLengthHex}${hash}${encodedZeroHex}`));
        const bytes = (0, utils.Id)(encodeNumber(blockTime), encodeNumber(BigInt(steps.length)), ...encodedSteps);
        return `0x${(0, utils.My)(bytes).toUpperCase()}`;
      }
      function encodeNumber(value) {
        const hex = value.toString(16);
        const evenHex = hex.length % 2 === 0 ? hex : `0${hex}`;
        const signedHex = Number.parseInt(evenHex.slice(0, 2), 16) > 127 ? `00${evenHex}` : evenHex;
        return (0, utils.Id)(Uint8Array.of(0, signedHex.length / 2), (0, utils.aT)(signedHex));
      }
      function createByteReader(bytes) {
        let offset = 0;
        const take = (length) => {
          const takenBytes = bytes.subarray(offset, offset + length);
          if (takenBytes.length !== length)
            throw new RangeError("proof ends too early");
          offset += length;
          return takenBytes;
        };
        const readNumber = () => {
          const [scale = 1, length = 0] = take(2);
          if (scale !== 0 || length < 1 || length > 32)
            throw new RangeError("proof holds a number of a foreign form");
          const valueBytes = take(length);
          if ((valueBytes[0] ?? 0) > 127)
            throw new RangeError("proof holds a negative number");
          return BigInt(`0x${(0, utils.My)(valueBytes)}`);
        };
        const readStep = () => {
          const [side = 2] = take(1);
          if (side > 1)
            throw new RangeError("proof has a step that is neither left nor right");
          if ((0, utils.My)(take(4)) !== hashLengthHex)
            throw new RangeError("proof holds a hash that is not 32 bytes");
          const hash = (0, core_digest.SS)(take(32));
          if (readNumber() !== 0n)
            throw new RangeError("proof holds a value other than 0");
          return { isLeft: side === 1, hash };
        };
        const expectEnd = () => {
          if (offset !== bytes.length)
            throw new RangeError("proof goes on after its last step");
        };
        return { readNumber, readStep, expectEnd };
      }
      const hashStep = { op: "sha3-256" };
      const maxStepBytes = 4096;
      function toProofSteps({ steps }) {
        const leafSteps = [{ l: `${encodedZeroHex}${hashLengthHex}` }, { r: encodedZeroHex }, hashStep];
        const nodeSteps = steps.flatMap(({ isLeft, hash: sibling }) => isLeft ? [{ l: `${encodedOneHex}${hashLengthHex}${sibling}${hashLengthHex}` }, { r: encodedZeroHex }, hashStep] : [{ l: `${encodedOneHex}${hashLengthHex}` }, { r: `${hashLengthHex}${sibling}${encodedZeroHex}` }, hashStep]);
        return [...leafSteps, ...nodeSteps];
      }
      function rootOfSteps(digest, steps) {
        if (steps.length > maxProofSteps)
          throw new RangeError(`it has more than ${maxProofSteps} steps`);
        const root = (0, utils.My)(steps.reduce(followStep, (0, utils.aT)(digest)));
        if (steps.length === 0 || !(0, core_digest.Bc)(root))
          throw new RangeError("its steps do not end in a hash");
        return root;
      }
      function followStep(bytes, step) {
        if ("op" in step)
          return sha3_256(bytes);
        const nextBytes = "l" in step ? (0, utils.Id)((0, utils.aT)(step.l), bytes) : (0, utils.Id)(bytes, (0, utils.aT)(step.r));
        if (nextBytes.length > maxStepBytes)
          throw new RangeError(`its steps gather more than ${maxStepBytes} bytes`);
        return nextBytes;
      }
      function toAnchorProof(item) {
        const root = digestFromWire(item.root);
        if (root === void 0)
          throw new RangeError("its root is not a 32-byte hash");
        return { steps: toProofSteps(parseMerklePath(item.proof)), root, file: item };
      }
    })
  ),
  /***/
  2565: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        CC: () => (
          /* binding */
          aexists
        ),
        /* harmony export */
        DH: () => (
          /* binding */
          u32
        ),
        /* harmony export */
        DO: () => (
          /* binding */
          abytes
        ),
        /* harmony export */
        Fe: () => (
          /* binding */
          anumber
        ),
        /* harmony export */
        Ht: () => (
          /* binding */
          aoutput
        ),
        /* harmony export */
        Id: () => (
          /* binding */
          concatBytes
        ),
        /* harmony export */
        My: () => (
          /* binding */
          bytesToHex
        ),
        /* harmony export */
        aT: () => (
          /* binding */
          hexToBytes
        ),
        /* harmony export */
        e8: () => (
          /* binding */
          abool
        ),
        /* harmony export */
        fd: () => (
          /* binding */
          swap32IfBE
        ),
        /* harmony export */
        nx: () => (
          /* binding */
          oidNist2
        ),
        /* harmony export */
        qj: () => (
          /* binding */
          createHasher2
        ),
        /* harmony export */
        uH: () => (
          /* binding */
          clean
        )
        /* harmony export */
      });
      function isBytes(a) {
        return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
      }
      const atitle = (title) => title ? `"${title}" ` : "";
      function anumber(n, title = "") {
        if (typeof n !== "number")
          throw new TypeError(atitle(title) + "expected number, got " + typeof n);
        if (!Number.isSafeInteger(n) || n < 0)
          throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
        return n;
      }
      function abool(value, title = "") {
        if (typeof value !== "boolean")
          throw new TypeError(atitle(title) + "expected boolean, got type=" + typeof value);
        return value;
      }
      function abytes(value, length, title = "") {
        if (isBytes(value) && (length === void 0 || value.length === length))
          return value;
        if (length !== void 0)
          anumber(length, "length");
        const bytes = isBytes(value);
        const ofLen = length !== void 0 ? ` of length ${length}` : "";
        const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
        const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
        if (!bytes)
          throw new TypeError(message);
        throw new RangeError(message);
      }
      function copyBytes(bytes) {
        return Uint8Array.from(abytes(bytes));
      }
      function ahash(h) {
        if (typeof h !== "function" || typeof h.create !== "function")
          throw new TypeError("expected hash wrapped by utils.createHasher");
        anumber(h.outputLen);
        anumber(h.blockLen);
        if (h.outputLen < 1 || h.blockLen < 1)
          throw new Error("hash blockLen / outputLen must be >= 1");
      }
      const aobject = (value, label) => {
        if (value === null || typeof value !== "object" || Array.isArray(value))
          throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
      };
      const aopts = (value, label) => {
        aobject(value, label);
        const proto = Object.getPrototypeOf(value);
        if (proto !== Object.prototype && proto !== null)
          throw new TypeError(`"${label}" expected plain object`);
        if (Object.hasOwn(value, "__proto__"))
          throw new TypeError(`"${label}.__proto__" is not allowed`);
      };
      function aexists(instance, checkFinished = true) {
        if (instance.destroyed)
          throw new Error("hash was destroyed");
        if (checkFinished && instance.finished)
          throw new Error("digest() was already called");
      }
      function aoutput(out, instance) {
        abytes(out, void 0, "output");
        const min = instance.outputLen;
        if (!(out.length >= min)) {
          throw new RangeError('"output" expected length >= ' + min);
        }
      }
      function u8(arr) {
        return new Uint8Array(arr.buffer, arr.byteOffset, arr.byteLength);
      }
      function u32(arr) {
        return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4));
      }
      function clean(...arrays) {
        for (let i = 0; i < arrays.length; i++) {
          arrays[i].fill(0);
        }
      }
      function createView(arr) {
        return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
      }
      function rotr(word, shift) {
        return word << 32 - shift | word >>> shift;
      }
      function rotl(word, shift) {
        return word << shift | word >>> 32 - shift >>> 0;
      }
      const isLE = /* @__PURE__ */ (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
      function byteSwap(word) {
        return word << 24 & 4278190080 | word << 8 & 16711680 | word >>> 8 & 65280 | word >>> 24 & 255;
      }
      const swap8IfBE = (
        /* unused pure expression or super */
        null
      );
      function byteSwap32(arr) {
        for (let i = 0; i < arr.length; i++) {
          arr[i] = byteSwap(arr[i]);
        }
        return arr;
      }
      const swap32IfBE = isLE ? (u) => u : byteSwap32;
      const hasHexBuiltin = /* @__PURE__ */ (() => (
        // @ts-ignore
        typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function"
      ))();
      const hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
      function bytesToHex(bytes) {
        abytes(bytes);
        if (hasHexBuiltin)
          return bytes.toHex();
        let hex = "";
        for (let i = 0; i < bytes.length; i++) {
          hex += hexes[bytes[i]];
        }
        return hex;
      }
      function asciiToBase16(ch) {
        return ch >= 48 && ch <= 57 ? ch - 48 : ch >= 65 && ch <= 70 ? ch - (65 - 10) : ch >= 97 && ch <= 102 ? ch - (97 - 10) : void 0;
      }
      function hexToBytes(hex) {
        if (typeof hex !== "string")
          throw new TypeError("hex string expected, got " + typeof hex);
        if (hasHexBuiltin) {
          try {
            return Uint8Array.fromHex(hex);
          } catch (error) {
            if (error instanceof SyntaxError)
              throw new RangeError(error.message);
            throw error;
          }
        }
        const hl = hex.length;
        const al = hl / 2;
        if (hl % 2)
          throw new RangeError("hex string expected, got unpadded hex of length " + hl);
        const array = new Uint8Array(al);
        for (let ai = 0, hi = 0; ai < al; ai++, hi += 2) {
          const n1 = asciiToBase16(hex.charCodeAt(hi));
          const n2 = asciiToBase16(hex.charCodeAt(hi + 1));
          if (n1 === void 0 || n2 === void 0) {
            const char = hex[hi] + hex[hi + 1];
            throw new RangeError('hex string expected, got non-hex character "' + char + '" at index ' + hi);
          }
          array[ai] = n1 * 16 + n2;
        }
        return array;
      }
      function nextTick(onReject) {
        const host = globalThis;
        if (typeof host.scheduler?.yield === "function") {
          const promise = host.scheduler.yield();
          if (onReject)
            promise.catch(onReject);
          return promise;
        }
        return new Promise((resolve) => host.setTimeout(resolve, 0));
      }
      async function asyncLoop(iters, tick, cb, onReject) {
        anumber(iters, "iters");
        anumber(tick, "tick");
        if (typeof cb !== "function")
          throw new TypeError("callback must be a function");
        let ts = Date.now();
        for (let i = 0; i < iters; i++) {
          cb(i);
          const diff = Date.now() - ts;
          if (diff >= 0 && diff < tick)
            continue;
          await nextTick(onReject);
          ts = Date.now();
        }
      }
      function utf8ToBytes(str) {
        if (typeof str !== "string")
          throw new TypeError("string expected");
        const encoded = new TextEncoder().encode(str);
        try {
          return new Uint8Array(encoded);
        } finally {
          clean(encoded);
        }
      }
      function kdfInputToBytes(data, errorTitle = "") {
        if (typeof data === "string")
          return utf8ToBytes(data);
        return abytes(data, void 0, errorTitle);
      }
      function concatBytes(...arrays) {
        let sum = 0;
        for (let i = 0; i < arrays.length; i++) {
          const a = arrays[i];
          abytes(a);
          sum += a.length;
        }
        const res = new Uint8Array(sum);
        for (let i = 0, pad = 0; i < arrays.length; i++) {
          const a = arrays[i];
          res.set(a, pad);
          pad += a.length;
        }
        return res;
      }
      const validateObject = (object, fields = {}, optFields = {}, title = "object") => {
        aobject(object, title);
        aobject(fields, "fields");
        aobject(optFields, "optFields");
        function checkField(fieldName, expectedType, isOpt) {
          const label = title === "object" ? `param "${String(fieldName)}"` : `"${title}.${String(fieldName)}"`;
          const val = object[fieldName];
          if (!Object.hasOwn(object, fieldName) && (isOpt ? val !== void 0 : expectedType !== "function")) {
            throw new TypeError(`${label} is invalid: expected own property`);
          }
          if (isOpt && val === void 0)
            return;
          const current = typeof val;
          if (current !== expectedType || val === null)
            throw new TypeError(`${label} is invalid: expected ${expectedType}, got ${current}`);
        }
        const iter = (f, isOpt) => Object.entries(f).forEach(([k, v]) => checkField(k, v, isOpt));
        iter(fields, false);
        iter(optFields, true);
      };
      function checkOpts2(defaults, opts, title = "opts") {
        aopts(defaults, "defaults");
        if (opts !== void 0)
          aopts(opts, title);
        const merged = Object.assign(/* @__PURE__ */ Object.create(null), defaults, opts);
        return merged;
      }
      function createHasher2(hashCons, info = {}) {
        if (typeof hashCons !== "function")
          throw new TypeError('"hashCons" expected function, got type=' + typeof hashCons);
        info = checkOpts2({}, info, "info");
        const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
        const tmp = hashCons(void 0);
        hashC.outputLen = tmp.outputLen;
        hashC.blockLen = tmp.blockLen;
        hashC.canXOF = tmp.canXOF;
        hashC.create = (opts) => hashCons(opts);
        Object.assign(hashC, info);
        return Object.freeze(hashC);
      }
      function randomBytes(bytesLength = 32) {
        anumber(bytesLength, "bytesLength");
        const cr = typeof globalThis === "object" ? globalThis.crypto : null;
        if (typeof cr?.getRandomValues !== "function")
          throw new Error("crypto.getRandomValues must be defined");
        if (bytesLength > 65536)
          throw new RangeError(`"bytesLength" expected <= 65536, got ${bytesLength}`);
        return cr.getRandomValues(new Uint8Array(bytesLength));
      }
      const oidNist2 = (suffix) => ({
        // Current NIST hashAlgs suffixes used here fit in one DER subidentifier octet.
        // Larger suffix values would need base-128 OID encoding and a different length byte.
        oid: Uint8Array.from([6, 9, 96, 134, 72, 1, 101, 3, 4, 2, suffix])
      });
    })
  )
  /******/
};
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
  var cachedModule = __webpack_module_cache__[moduleId];
  if (cachedModule !== void 0) {
    return cachedModule.exports;
  }
  var module = __webpack_module_cache__[moduleId] = {
    /******/
    // no module.id needed
    /******/
    // no module.loaded needed
    /******/
    exports: {}
    /******/
  };
  var threw = true;
  try {
    __webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
    threw = false;
  } finally {
    if (threw) delete __webpack_module_cache__[moduleId];
  }
  return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
  var webpackQueues = typeof Symbol === "function" ? /* @__PURE__ */ Symbol("webpack queues") : "__webpack_queues__";
  var webpackExports = typeof Symbol === "function" ? /* @__PURE__ */ Symbol("webpack exports") : "__webpack_exports__";
  var webpackError = typeof Symbol === "function" ? /* @__PURE__ */ Symbol("webpack error") : "__webpack_error__";
  var resolveQueue = (queue) => {
    if (queue && queue.d < 1) {
      queue.d = 1;
      queue.forEach((fn) => fn.r--);
      queue.forEach((fn) => fn.r-- ? fn.r++ : fn());
    }
  };
  var wrapDeps = (deps) => deps.map((dep) => {
    if (dep !== null && typeof dep === "object") {
      if (dep[webpackQueues]) return dep;
      if (dep.then) {
        var queue = [];
        queue.d = 0;
        dep.then((r) => {
          obj[webpackExports] = r;
          resolveQueue(queue);
        }, (e) => {
          obj[webpackError] = e;
          resolveQueue(queue);
        });
        var obj = {};
        obj[webpackQueues] = (fn) => fn(queue);
        return obj;
      }
    }
    var ret2 = {};
    ret2[webpackQueues] = (x) => {
    };
    ret2[webpackExports] = dep;
    return ret2;
  });
  __nccwpck_require__.a = (module, body, hasAwait) => {
    var queue;
    hasAwait && ((queue = []).d = -1);
    var depQueues = /* @__PURE__ */ new Set();
    var exports = module.exports;
    var currentDeps;
    var outerResolve;
    var reject;
    var promise = new Promise((resolve, rej) => {
      reject = rej;
      outerResolve = resolve;
    });
    promise[webpackExports] = exports;
    promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"]((x) => {
    }));
    module.exports = promise;
    body((deps) => {
      currentDeps = wrapDeps(deps);
      var fn;
      var getResult = () => currentDeps.map((d) => {
        if (d[webpackError]) throw d[webpackError];
        return d[webpackExports];
      });
      var promise2 = new Promise((resolve) => {
        fn = () => resolve(getResult);
        fn.r = 0;
        var fnQueue = (q) => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn)));
        currentDeps.map((dep) => dep[webpackQueues](fnQueue));
      });
      return fn.r ? promise2 : getResult();
    }, (err) => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue)));
    queue && queue.d < 0 && (queue.d = 0);
  };
})();
(() => {
  __nccwpck_require__.d = (exports, definition) => {
    for (var key in definition) {
      if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
        Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
      }
    }
  };
})();
(() => {
  __nccwpck_require__.f = {};
  __nccwpck_require__.e = (chunkId) => {
    return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
      __nccwpck_require__.f[key](chunkId, promises);
      return promises;
    }, []));
  };
})();
(() => {
  __nccwpck_require__.u = (chunkId) => {
    return "" + chunkId + ".index.js";
  };
})();
(() => {
  __nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();
(() => {
  __nccwpck_require__.r = (exports) => {
    if (typeof Symbol !== "undefined" && Symbol.toStringTag) {
      Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
    }
    Object.defineProperty(exports, "__esModule", { value: true });
  };
})();
(() => {
  var installedChunks = {
    /******/
    792: 0
    /******/
  };
  var installChunk = (data) => {
    var { ids, modules, runtime } = data;
    var moduleId, chunkId, i = 0;
    for (moduleId in modules) {
      if (__nccwpck_require__.o(modules, moduleId)) {
        __nccwpck_require__.m[moduleId] = modules[moduleId];
      }
    }
    if (runtime) runtime(__nccwpck_require__);
    for (; i < ids.length; i++) {
      chunkId = ids[i];
      if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
        installedChunks[chunkId][0]();
      }
      installedChunks[ids[i]] = 0;
    }
  };
  __nccwpck_require__.f.j = (chunkId, promises) => {
    var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : void 0;
    if (installedChunkData !== 0) {
      if (installedChunkData) {
        promises.push(installedChunkData[1]);
      } else {
        if (true) {
          var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
            if (installedChunks[chunkId] !== 0) installedChunks[chunkId] = void 0;
            throw e;
          });
          var promise = Promise.race([promise, new Promise((resolve) => installedChunkData = installedChunks[chunkId] = [resolve])]);
          promises.push(installedChunkData[1] = promise);
        }
      }
    }
  };
})();
var __webpack_exports__ = __nccwpck_require__(1009);
__webpack_exports__ = await __webpack_exports__;
